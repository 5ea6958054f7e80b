/** Every failure notegen reports has a stable code; this is the one list of them (help pages are made from it). */
export const errorCatalogue = {
  api_key_limit_reached: {
    title: 'The account already has five active API keys',
    howToFix: 'Revoke a key that is no longer needed, then create the new one.',
  },
  api_key_not_found: {
    title: 'There is no such API key',
    howToFix: 'List the keys and use the key_id of one of them.',
  },
  audio_corrupted: {
    title: 'The recording can not be decoded',
    howToFix: 'Play the file to check it, export it again from the recorder, or record in wav or flac.',
  },
  audio_too_large: {
    title: 'The recording is too large',
    howToFix:
      'Cut the recording into parts, or raise limits.audioHours and limits.audioMegabytes in the configuration.',
  },
  audio_too_short: {
    title: 'The recording is too short',
    howToFix: 'Record for at least one second.',
  },
  backup_unreadable: {
    title: 'The file is no backup that can be read',
    howToFix: 'Name a file that `notegen backup` made, whole; try another one.',
  },
  cancelled: { title: 'The work was cancelled', howToFix: 'Start it again when you want it.' },
  code_file_invalid: {
    title: 'The file is not one that codes can be imported from',
    howToFix:
      'Give the order file of a CMS release of ICD-10-CM (icd10cm-order-YYYY.txt, unzipped), or with --cpt a CPT file of your licence.',
  },
  code_unknown: {
    title: 'There is no such code',
    howToFix: 'Look for it with `notegen codes search TEXT`.',
  },
  config_invalid: {
    title: 'A setting is not valid',
    howToFix: 'Correct the setting named in the error; `notegen config list` shows them all.',
  },
  customer_ambiguous: {
    title: 'There are several customers',
    howToFix: 'Say which one with --customer <id or email>.',
  },
  customer_not_found: {
    title: 'There is no such customer',
    howToFix:
      '`notegen customers list` names them all; over HTTP use the customer_id of the account you are signed in to.',
  },
  database_busy: {
    title: 'The database is in use by another program',
    howToFix: 'Try again in a moment; close other programs that have the file open.',
  },
  database_corrupted: {
    title: 'The database is damaged',
    howToFix:
      'Stop notegen and bring back a backup: `notegen restore FILE --replace` (what is there is moved aside, not lost).',
  },
  database_newer: {
    title: 'The database was written by a newer notegen',
    howToFix: 'Install the newest notegen, or point NOTEGEN_HOME at another data directory.',
  },
  database_unwritable: {
    title: 'The database can not be opened or written',
    howToFix: 'Give your user the right to write the data directory, or set NOTEGEN_HOME to one you own.',
  },
  disk_full: {
    title: 'The disk is full',
    howToFix: 'Make room on the disk that holds the data directory, then try again.',
  },
  email_taken: {
    title: 'Another customer has that e-mail address',
    howToFix: 'Use another address, or set the password of the customer that has it.',
  },
  engine_crashed: {
    title: 'The engine stopped while it worked',
    howToFix:
      'Try again: it has been started afresh. If it happens again with this input, choose a smaller model.',
  },
  engine_unavailable: {
    title: 'The language model engine does not work on this computer',
    howToFix: 'Install notegen again with `npm ci`, or set `notes.engine` to `extractive`.',
  },
  example_note_unreadable: {
    title: 'The example note can not be used',
    howToFix:
      'Let `notes.exampleNote` name a UTF-8 text file of at most 12,000 characters, or `none`, or clear it.',
  },
  file_unreadable: {
    title: 'The file can not be read',
    howToFix: 'Check the path and that your user may read it.',
  },
  file_unwritable: {
    title: 'The file can not be written',
    howToFix: 'Check that the directory exists and that your user may write to it.',
  },
  generation_limit_reached: {
    title: 'The language model did not come to an end',
    howToFix: 'Choose a smaller language model (`notegen models list`), or use the extractive writer.',
  },
  headers_too_large: {
    title: 'The headers are too large',
    howToFix: 'Send less than 16 kB of headers.',
  },
  host_refused: {
    title: 'The request was meant for another host',
    howToFix: 'Use the address that the server was started with; `server.hostNames` adds names for it.',
  },
  idempotency_in_progress: {
    title: 'The first request with this Idempotency-Key is still running',
    howToFix: 'Wait for it, then send the same request again.',
  },
  idempotency_key_reused: {
    title: 'This Idempotency-Key was used for another request',
    howToFix: 'Take a new key for a new request; send the same body only to repeat one.',
  },
  insecure_binding: {
    title: 'Notes would travel over the network unencrypted',
    howToFix:
      'Give --tls-cert and --tls-key, or listen on 127.0.0.1. Behind something that does the encryption, say --insecure-http.',
  },
  internal_error: {
    title: 'Something went wrong inside notegen',
    howToFix: 'Try again. If it happens again, report the request id; no patient text is in the log.',
  },
  invalid_input: {
    title: 'The input is not valid',
    howToFix: 'Correct the fields named in the error and try again.',
  },
  json_malformed: {
    title: 'The body is not JSON',
    howToFix: 'Send one JSON object, encoded as UTF-8.',
  },
  keychain_unavailable: {
    title: "The operating system's keychain can not be used",
    howToFix:
      'Unlock it (sign in to the desktop of this user; on Linux something must serve org.freedesktop.secrets, such as GNOME Keyring or KWallet), then try again. For a computer without a desktop, keep the key in a file (`notegen keys move-master file`) or let `security.keyCommand` print it.',
  },
  language_model_missing: {
    title: 'The language model is not on this computer',
    howToFix: 'Get it with `notegen models pull NAME`, or clear `language.model` to use the built-in writer.',
  },
  master_key_invalid: {
    title: 'The master key is not the one that sealed this data directory',
    howToFix:
      'Put back the master key that belongs to this data directory (master.key in it, the keychain, NOTEGEN_MASTER_KEY or security.keyCommand), or restore a backup with `notegen restore FILE`. After a rotation, restart the server with the new key.',
  },
  master_key_missing: {
    title: 'The master key is gone, and without it nothing in the database can be read',
    howToFix:
      'Put master.key back into the data directory (or set NOTEGEN_MASTER_KEY or security.keyCommand again; a keychain holds the key for the very path of the data directory), or restore a backup with `notegen restore FILE`. Nobody can read the notes without the key.',
  },
  method_not_allowed: {
    title: 'This address does not take that method',
    howToFix: 'Use one of the methods in the Allow header.',
  },
  model_checksum_wrong: {
    title: 'The file that arrived is not the model that was asked for',
    howToFix:
      'It was thrown away. Try again; if it happens again, the mirror or the network changes files: tell whoever runs it.',
  },
  model_corrupted: {
    title: 'The model file is damaged',
    howToFix:
      'Remove the model with `notegen models rm NAME` and get it again with `notegen models pull NAME`.',
  },
  model_download_failed: {
    title: 'The model could not be fetched',
    howToFix:
      'Check the network (HTTPS_PROXY for a proxy, `models.mirror` for a mirror), then run the same command: it goes on where it stopped.',
  },
  model_not_suitable: {
    title: 'This model can not be used for that',
    howToFix:
      'Choose an instruct or chat model that llama.cpp knows; `notegen models list` names models that work.',
  },
  model_unknown: {
    title: 'There is no model of that name',
    howToFix: '`notegen models list` names them all; `notegen models add FILE` registers a file you have.',
  },
  no_speech: {
    title: 'No speech was found in the recording',
    howToFix: 'Play the recording: is the microphone on and near? Then record again.',
  },
  not_acceptable: {
    title: 'The answer is not of a type that the Accept header takes',
    howToFix: 'Accept `application/json`, or `text/event-stream` for a stream.',
  },
  not_enough_memory: {
    title: 'There is not enough free memory for the model',
    howToFix:
      'Close other programs, or choose a smaller model: `notegen models list` says how much memory each needs.',
  },
  not_found: {
    title: 'There is nothing at this address',
    howToFix: 'Check the path against the API description.',
  },
  note_generation_failed: {
    title: 'The note could not be written',
    howToFix: 'Send the recording again; if it fails again, `notegen doctor` tells what is wrong.',
  },
  note_not_found: {
    title: 'There is no such note',
    howToFix: 'List the notes; a note is gone once its expires_at has passed.',
  },
  passphrase_wrong: {
    title: 'The passphrase is not the one of this backup',
    howToFix: 'Try again. Nobody can open a backup without its passphrase.',
  },
  payload_too_large: {
    title: 'The body is too large',
    howToFix: 'A JSON body may have 2 MB.',
  },
  port_in_use: {
    title: 'The port is in use',
    howToFix: 'Stop the program that listens there, or choose another with --port (0 picks a free one).',
  },
  queue_full: {
    title: 'Too much work is waiting',
    howToFix: 'Try again after the seconds in Retry-After; `limits.queue` says how much may wait.',
  },
  rate_limited: {
    title: 'Too many requests',
    howToFix: 'Wait the seconds in Retry-After, then go on more slowly.',
  },
  record_damaged: {
    title: 'Something that was sealed is damaged or not in its place',
    howToFix:
      'It was changed outside notegen, or the disk is failing. Restore a backup with `notegen restore FILE`; `notegen doctor` checks the rest.',
  },
  request_malformed: {
    title: 'The request is not HTTP as it should be',
    howToFix: 'Check the address, the Host header and the length of the body.',
  },
  request_timeout: {
    title: 'The body did not arrive in time',
    howToFix: 'Send the whole body within 30 seconds.',
  },
  restore_refused: {
    title: 'There is data where the backup would go',
    howToFix:
      'Point NOTEGEN_HOME at an empty directory, or say --replace: what is there is then moved into a directory beside it.',
  },
  server_address_unusable: {
    title: 'The server can not listen at that address',
    howToFix: "Use one of this computer's addresses, such as 127.0.0.1, and a port above 1023.",
  },
  sign_in_failed: {
    title: 'The e-mail address or the password is wrong',
    howToFix: 'Try again. `notegen customers set-password` sets a new password.',
  },
  speech_engine_failed: {
    title: 'whisper.cpp could not be built or does not run',
    howToFix:
      'Run `notegen doctor`. You can also install whisper.cpp yourself and set `speech.whisperPath` to its whisper-cli.',
  },
  speech_engine_missing: {
    title: 'There is no whisper.cpp on this computer, and nothing to build it with',
    howToFix:
      'Install a C++ compiler and cmake (Debian, Ubuntu: `apt install g++ cmake make`; Fedora: `dnf install gcc-c++ cmake make`; macOS: `xcode-select --install`) and run `notegen setup`, or set `speech.whisperPath` to a whisper-cli (`brew install whisper-cpp`, or the release zip of whisper.cpp on Windows).',
  },
  speech_model_missing: {
    title: 'No speech model is installed',
    howToFix: 'Run `notegen setup`, or `notegen models list` and `notegen models pull NAME`.',
  },
  tls_files_unusable: {
    title: 'The certificate or its key can not be used',
    howToFix:
      'Give PEM files of a certificate and of the key that belongs to it, both readable by your user.',
  },
  transcript_empty: {
    title: 'The transcript has no words in it',
    howToFix: 'Give the text of the visit, one turn per line.',
  },
  transcript_json: {
    title: 'The transcript is a JSON document',
    howToFix:
      'Give the words themselves as text, one turn per line ("Doctor: …", "Patient: …"): take them out of the document first.',
  },
  transcript_not_text: {
    title: 'The transcript is not text',
    howToFix:
      'Give a UTF-8 (or UTF-16 with a byte order mark) text file. For a recording use `notegen note transcribe`.',
  },
  transcript_too_long: {
    title: 'The transcript is too long',
    howToFix: 'A transcript may have 400,000 characters. Split the visit and make one note of each part.',
  },
  transcript_too_long_for_model: {
    title: 'The transcript does not fit the language model',
    howToFix: 'Choose a model with a larger context (`notegen models list`), or use the extractive writer.',
  },
  transcription_failed: {
    title: 'The recording could not be transcribed',
    howToFix: 'Send the recording again; if it fails again, `notegen doctor` tells what is wrong.',
  },
  unauthorized: {
    title: 'The request carries no valid credential',
    howToFix:
      'Send `Authorization: Bearer …`: an API key for /v1, a session token for /dashboard. A lost key is revoked and replaced.',
  },
  unsupported_audio_format: {
    title: 'The recording is in a format that notegen does not read',
    howToFix:
      'Give wav, flac, mp3, ogg (opus, vorbis) or webm (opus); for m4a/mp4 install ffmpeg (`apt install ffmpeg`, `brew install ffmpeg`, `winget install ffmpeg`).',
  },
  unsupported_media_type: {
    title: 'The body is of a type that is not taken here',
    howToFix: 'Send JSON with `Content-Type: application/json`, without a Content-Encoding.',
  },
  usage_invalid: {
    title: 'The command line is not right',
    howToFix: 'See the command with --help.',
  },
  webhook_not_configured: {
    title: 'No webhook address is set',
    howToFix: 'Set one with `notegen webhooks set-url https://…` or PUT /dashboard/customers/{id}/webhook.',
  },
  webhook_url_refused: {
    title: 'The webhook address can not be used',
    howToFix:
      'Give an https:// address without user name, password or fragment that is not a cloud metadata address.',
  },
  worker_limit_reached: {
    title: 'The recording needed more than a worker may use',
    howToFix:
      'Close other programs and try again with `--resume`: what was recognised is kept. If it happens again, choose a smaller speech model, or check the recording.',
  },
} as const satisfies Record<string, { title: string; howToFix: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** One fault in structured input: `path` is dotted (`encounter.patient.age`). */
export interface FieldFault {
  path: string;
  message: string;
}

/** The only error notegen's rooms throw on purpose. `message` never holds patient text. */
export class NotegenError extends Error {
  readonly code: ErrorCode;
  readonly howToFix: string;
  readonly faults: readonly FieldFault[];
  /** Where trying again helps: after so many seconds. */
  readonly retryAfterSeconds: number | undefined;

  /** Each bundle (bin/bundle.mjs) has this class for itself: what one throws is the other's error too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'NotegenError';
  }

  constructor(
    code: ErrorCode,
    message?: string,
    options: {
      cause?: unknown;
      howToFix?: string;
      faults?: readonly FieldFault[];
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(message ?? errorCatalogue[code].title, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'NotegenError';
    this.code = code;
    this.howToFix = options.howToFix ?? errorCatalogue[code].howToFix;
    this.faults = options.faults ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
