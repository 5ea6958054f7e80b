import { notegenVersion } from '../version.ts';
import type { Api } from './endpoint.ts';

export type ApiDescription = ReturnType<Api['getOpenAPI31Document']>;

const about = `Turns the transcript of a clinical visit into a SOAP note with billing codes and a patient summary, on this computer.

\`/v1/*\` takes an API key, \`/dashboard/*\` a session token, both as \`Authorization: Bearer …\`. Every error is a problem
document whose \`type\` is the path of a page that explains it. \`/v1\` only grows: ignore fields you don't know.`;

/** The OpenAPI 3.1 document, made from the schemas that validate. */
export function describeApi(api: Api): ApiDescription {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'notegen',
      version: notegenVersion(),
      description: about,
      license: { name: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'Notes', description: 'Write, stream, list, export and erase notes.' },
      { name: 'Recordings', description: 'Upload a recording and ask how far its note is.' },
      { name: 'Sessions', description: 'Sign in to the dashboard.' },
      { name: 'API keys', description: 'The keys that programs use.' },
      { name: 'Webhooks', description: 'Where finished notes are sent.' },
      { name: 'Server', description: 'About the server itself.' },
    ],
  });
}

/** The two credentials, under the names that endpoints use for them. */
export function registerCredentials(api: Api): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'api-key', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ngk_…',
    description: 'An API key.',
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A session token from `POST /dashboard/sessions`.',
  });
}
