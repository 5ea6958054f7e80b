import type { BillingCode, Note } from '../note.ts';

/**
 * FHIR R4 document Bundle of a note: a Composition (the SOAP sections as narrative), the Device that wrote it, and a
 * DocumentReference with the plain text. Nobody has signed it yet, so its status is `preliminary`.
 * Sections carry LOINC codes. No Patient resource: notegen does not know who the patient is; the EHR adds the subject.
 */
export function toFhir(note: Note, text: string): FhirBundle {
  const ids = {
    composition: note.noteId,
    device: siblingId(note.noteId, 1),
    document: siblingId(note.noteId, 2),
    bundle: siblingId(note.noteId, 3),
  };
  const author = [{ reference: urn(ids.device), display: 'notegen' }];
  const composition = {
    resourceType: 'Composition',
    id: ids.composition,
    status: 'preliminary',
    type: progressNote,
    date: note.created_at,
    author,
    title: 'Progress note',
    section: sections(note),
  };
  const device = {
    resourceType: 'Device',
    id: ids.device,
    deviceName: [{ name: 'notegen', type: 'model-name' }],
    version: [{ value: note.generator.notegen_version }],
    note: [{ text: `Engine ${note.generator.engine}, model ${note.generator.model ?? 'built in'}.` }],
  };
  const document = {
    resourceType: 'DocumentReference',
    id: ids.document,
    status: 'current',
    docStatus: 'preliminary',
    type: progressNote,
    date: note.created_at,
    author,
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          data: base64(text),
          title: 'Progress note',
          creation: note.created_at,
        },
      },
    ],
  };
  return {
    resourceType: 'Bundle',
    id: ids.bundle,
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: urn(note.noteId) },
    timestamp: note.created_at,
    entry: [composition, device, document].map((resource) => ({ fullUrl: urn(resource.id), resource })),
  };
}

export interface FhirBundle {
  resourceType: 'Bundle';
  id: string;
  type: 'document';
  identifier: { system: string; value: string };
  timestamp: string;
  entry: { fullUrl: string; resource: { resourceType: string; id: string } }[];
}

const loinc = (code: string, display: string) => ({
  coding: [{ system: 'http://loinc.org', code, display }],
  text: display,
});

const progressNote = loinc('11506-3', 'Progress note');

function sections(note: Note) {
  const soap = [
    { title: 'Subjective', code: loinc('61150-9', 'Subjective'), text: note.subjective },
    { title: 'Objective', code: loinc('61149-1', 'Objective'), text: note.objective },
    { title: 'Assessment', code: loinc('51848-0', 'Assessment'), text: note.assessment },
    { title: 'Plan', code: loinc('18776-5', 'Plan of care note'), text: note.plan },
    { title: 'Patient summary', code: loinc('69730-0', 'Instructions'), text: note.patient_summary },
  ].map(({ title, code, text }) => ({ title, code, text: narrative(paragraphs(text)) }));
  const { icd10, cpt } = note.billing_codes;
  if (icd10.length + cpt.length === 0) return soap;
  const codes = `${list('ICD-10-CM', icd10)}${list('CPT', cpt)}`;
  return [...soap, { title: 'Billing codes', text: narrative(codes) }];
}

/** A narrative may not be empty (FHIR txt-2), so an empty section says that nothing was recorded. */
function paragraphs(text: string): string {
  const lines =
    text.trim() === '' ? ['Nothing was recorded.'] : text.split('\n').filter((line) => line.trim());
  return lines.map((line) => `<p>${escapeXml(line)}</p>`).join('');
}

function list(system: string, codes: readonly BillingCode[]): string {
  if (codes.length === 0) return '';
  const items = codes.map(({ code, description }) => `<li>${escapeXml(`${code} ${description}`)}</li>`);
  return `<p>${system}</p><ul>${items.join('')}</ul>`;
}

function narrative(body: string) {
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${body}</div>` };
}

function escapeXml(text: string): string {
  return (
    text
      // XML 1.0 has no place for control characters and lone surrogates.
      .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

function urn(id: string): string {
  return `urn:uuid:${id}`;
}

/** A UUID that belongs to the note's own: the same export is the same bytes every time. */
function siblingId(noteId: string, step: number): string {
  const last = (Number.parseInt(noteId.slice(-2), 16) + step) % 256;
  return noteId.slice(0, -2) + last.toString(16).padStart(2, '0');
}

function base64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
