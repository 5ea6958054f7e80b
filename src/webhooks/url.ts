import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { NotegenError } from '../errors.ts';

const maxUrlCharacters = 2048;

/** Names by which cloud machines reach their metadata service. */
const metadataNames = new Set([
  'metadata.google.internal',
  'metadata',
  'instance-data',
  'metadata.azure.internal',
]);

const metadataAddresses = new BlockList();
metadataAddresses.addSubnet('169.254.0.0', 16, 'ipv4');
for (const address of ['100.100.100.200', '168.63.129.16', '192.0.0.192'])
  metadataAddresses.addAddress(address, 'ipv4');
metadataAddresses.addSubnet('fe80::', 10, 'ipv6');
metadataAddresses.addSubnet('fd00:ec2::', 32, 'ipv6');
metadataAddresses.addAddress('fd20:ce::254', 'ipv6');
// The same IPv4 addresses as a translator would reach them: IPv4-compatible, translated, NAT64, 6to4.
for (const prefix of ['::', '::ffff:0:', '64:ff9b::', '64:ff9b:1::']) {
  metadataAddresses.addSubnet(`${prefix}169.254.0.0`, 112, 'ipv6');
  for (const address of ['100.100.100.200', '168.63.129.16', '192.0.0.192'])
    metadataAddresses.addAddress(`${prefix}${address}`, 'ipv6');
}
for (const high of ['a9fe::', '6464:64c8::', 'a83f:8110::', 'c000:c0::'])
  metadataAddresses.addSubnet(`2002:${high}`, high === 'a9fe::' ? 32 : 48, 'ipv6');

/** True for the addresses (also written as IPv6) at which clouds hand out credentials to whoever asks. */
export function isMetadataAddress(address: string): boolean {
  if (isIPv4(address)) return metadataAddresses.check(address, 'ipv4');
  // A link-local address may come with its zone (`fe80::1%eth0`).
  return isIPv6(address) && metadataAddresses.check(address.replace(/%.*$/s, ''), 'ipv6');
}

/**
 * The address in its normal form. Throws `webhook_url_refused` for anything but https, credentials, a fragment and
 * metadata addresses; private and loopback addresses are allowed, clinics have their own networks.
 */
export function parseWebhookUrl(text: string): string {
  if (text.length > maxUrlCharacters || !URL.canParse(text)) throw refused('It is not a web address.');
  const url = new URL(text);
  if (url.protocol !== 'https:')
    throw refused('It must begin with https://, because events carry patient data.');
  if (url.username !== '' || url.password !== '')
    throw refused('It must not contain a user name or password.');
  if (url.hash !== '') throw refused('It must not contain a # fragment.');
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (metadataNames.has(host) || isMetadataAddress(host)) throw refused('It is a cloud metadata address.');
  return url.href;
}

function refused(message: string): NotegenError {
  return new NotegenError('webhook_url_refused', message, { faults: [{ path: 'url', message }] });
}
