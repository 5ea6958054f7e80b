"""A webhook receiver in another language: verifies each event over the raw bytes and prints what it got as JSON lines."""
import hashlib
import hmac
import json
import ssl
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer

certificate, key, secret = sys.argv[1:4]


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        signed = self.headers["X-Service-Timestamp"].encode() + b"." + body
        expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
        verified = hmac.compare_digest(expected, self.headers["X-Service-Signature"])
        print(json.dumps({"verified": verified, "event": json.loads(body)}), flush=True)
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", 0), Handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate, key)
server.socket = context.wrap_socket(server.socket, server_side=True)
print(json.dumps({"port": server.server_port}), flush=True)
server.serve_forever()
