import { expect, test } from 'vitest';
import { parseWebhookUrl } from '../../src/webhooks/url.ts';

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
