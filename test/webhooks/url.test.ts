import { expect, test } from 'vitest';
import { isMetadataAddress, parseWebhookUrl } from '../../src/webhooks/url.ts';

test.each([
  ['https://ehr.clinic.example/hooks', 'https://ehr.clinic.example/hooks'],
  ['https://10.0.0.7:8443/a?b=c', 'https://10.0.0.7:8443/a?b=c'],
  ['https://localhost:4443', 'https://localhost:4443/'],
  ['HTTPS://EHR.example', 'https://ehr.example/'],
])('a webhook may go to %s', (given, normal) => {
  expect(parseWebhookUrl(given)).toBe(normal);
});

test.each([
  ['http://ehr.clinic.example/', 'plain http'],
  ['https://user:secret@ehr.example/', 'credentials'],
  ['https://user@ehr.example/', 'a user name'],
  ['https://ehr.example/#part', 'a fragment'],
  ['https://169.254.169.254/latest/meta-data', 'the metadata address'],
  ['https://169.254.170.2/', 'a link-local address'],
  ['https://2852039166/', 'the metadata address as one number'],
  ['https://0xa9.0xfe.0xa9.0xfe/', 'the metadata address in hex'],
  ['https://[::ffff:169.254.169.254]/', 'the metadata address mapped into IPv6'],
  ['https://[::ffff:a9fe:a9fe]/', 'the same in hex'],
  ['https://[::169.254.169.254]/', 'the metadata address as IPv4-compatible IPv6'],
  ['https://[::ffff:0:169.254.169.254]/', 'the metadata address translated'],
  ['https://[64:ff9b::a9fe:a9fe]/', 'the metadata address behind NAT64'],
  ['https://[64:ff9b:1::169.254.169.254]/', 'the metadata address behind a local NAT64'],
  ['https://[2002:a9fe:a9fe::1]/', 'the metadata address by 6to4'],
  ['https://0251.0376.0251.0376/', 'the metadata address in octal'],
  ['https://0xa9fea9fe/', 'the metadata address as one number in hex'],
  ['https://169.254.43518/', 'the metadata address in three parts'],
  ['https://%31%36%39.254.169.254/', 'the metadata address percent-encoded'],
  ['https://\uff11\uff16\uff19.254\u3002169\uff0e254/', 'the metadata address in full-width digits'],
  ['https://169.254.169.254./', 'the metadata address with a dot behind it'],
  ['https://[fd00:ec2::23]/', 'the credentials of a container in IPv6'],
  ['https://[fd20:ce::254]/', 'the metadata address of Google in IPv6'],
  ['https://METADATA.Google.Internal/', 'a metadata name in capitals'],
  ['https://[fd00:ec2::254]/', 'the metadata address of AWS in IPv6'],
  ['https://[fe80::1]/', 'a link-local IPv6 address'],
  ['https://metadata.google.internal./', 'a metadata name'],
  ['https://100.100.100.200/', 'the metadata address of another cloud'],
  ['ftp://ehr.example/', 'another protocol'],
  ['ehr.example', 'no protocol'],
  ['', 'nothing'],
  [`https://ehr.example/${'a'.repeat(3000)}`, 'an endless address'],
])('a webhook to %s is refused: %s', (given) => {
  expect(() => parseWebhookUrl(given)).toThrow(
    expect.objectContaining({
      code: 'webhook_url_refused',
      faults: [expect.objectContaining({ path: 'url' })],
    }),
  );
});

test('a metadata address that a name server gives is known in each of its forms', () => {
  for (const address of ['169.254.169.254', '::ffff:169.254.169.254', 'fe80::1%eth0', 'FD00:EC2::254'])
    expect([address, isMetadataAddress(address)]).toEqual([address, true]);
  for (const address of ['127.0.0.1', '10.0.0.7', '::1', 'fd12:3456::1', '64:ff9b::a00:7', 'metadata'])
    expect([address, isMetadataAddress(address)]).toEqual([address, false]);
});
