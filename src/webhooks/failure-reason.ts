const reasons: Record<string, string> = {
  NOTEGEN_METADATA_ADDRESS: 'metadata_address_refused',
  ENOTFOUND: 'dns_not_found',
  EAI_AGAIN: 'dns_unavailable',
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  UND_ERR_SOCKET: 'connection_reset',
  EHOSTUNREACH: 'host_unreachable',
  ENETUNREACH: 'host_unreachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'response_not_http',
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_not_yet_valid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_wrong_host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_untrusted',
  CERT_SIGNATURE_FAILURE: 'certificate_untrusted',
  CERT_REVOKED: 'certificate_untrusted',
  INVALID_CA: 'certificate_untrusted',
  INVALID_PURPOSE: 'certificate_untrusted',
};

/** A stable word for why an attempt ended without a status; `network_error` for what has no word of its own. */
export function failureReason(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at.name === 'AbortError') return 'interrupted';
    const code = (at as NodeJS.ErrnoException).code;
    if (code === undefined) continue;
    const reason = reasons[code];
    if (reason !== undefined) return reason;
    if (code.startsWith('ERR_SSL') || code === 'EPROTO') return 'tls_failed';
    if (code.startsWith('HPE_')) return 'response_not_http';
  }
  if (error instanceof AggregateError && error.errors.length > 0) return failureReason(error.errors[0]);
  return 'network_error';
}
