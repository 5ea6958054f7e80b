const certificate =
  'Give the receiver a certificate that this computer trusts, or set webhooks.caFile to your own authority.';
const unreachable = 'Check the address, and that this computer may reach it: network, VPN, firewall.';

const advice: Readonly<Record<string, string>> = {
  certificate_expired: "Renew the receiver's certificate.",
  certificate_not_yet_valid: "Check this computer's clock and the start date of the receiver's certificate.",
  certificate_untrusted: certificate,
  certificate_wrong_host: "The receiver's certificate is for another name: use that name in the address.",
  connection_refused: 'Nothing listens at that address and port: start the receiver, or correct the port.',
  connection_reset: 'The receiver hung up: look into its log, and at proxies in between.',
  dns_not_found: 'There is no such host name: correct the address.',
  dns_unavailable: 'Host names can not be looked up right now: check the network.',
  host_unreachable: unreachable,
  http_status: 'The receiver answered with an error: look into its log. It should answer 2xx at once.',
  interrupted: 'It was cut off while it ran, and may have arrived.',
  metadata_address_refused: 'The name leads to a cloud metadata address: use the address of the receiver.',
  network_error: unreachable,
  note_gone: 'The note was deleted, or had expired, before its event could be sent.',
  redirect_not_followed: 'The receiver answered with a redirect: set the address that it points to.',
  response_not_http: 'Something answers there that is not a web server: correct the port.',
  timeout: 'No answer within 10 seconds: the receiver should answer first and work afterwards.',
  tls_failed:
    'No secure connection came about: the receiver must speak HTTPS (TLS 1.2 or later) on that port.',
  webhook_disabled: 'Events were off at the time.',
  webhook_not_configured: 'No address was set at the time.',
};

/** What to do about the `reason` of a delivery; empty for a word that is not known here. */
export function reasonAdvice(reason: string): string {
  return Object.hasOwn(advice, reason) ? (advice[reason] ?? '') : '';
}
