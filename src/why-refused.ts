import { asDiskFull } from './disk-full.ts';
import { NotegenError } from './errors.ts';

/** What the system's codes for a file, a directory or an address that it refuses mean, to end "… can not be read: …". */
const words: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or directory',
  ENOTDIR: 'a part of its path is no directory',
  EACCES: 'your user has no right to it',
  EPERM: 'your user has no right to it',
  EISDIR: 'it is a directory',
  EEXIST: 'something of that name is there already',
  ENOTEMPTY: 'the directory is not empty',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'the disk takes no file of that size',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its symbolic links go round in a circle',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'another program is using it',
  ETXTBSY: 'another program is using it',
  EXDEV: 'it would have to go to another disk',
  ENXIO: 'it is a pipe, a socket or a device',
  ENODEV: 'it is a pipe, a socket or a device',
  ESPIPE: 'it is a pipe, a socket or a device',
  EINVAL: 'the system does not take such a name or file',
  EIO: 'the disk reports an error',
  ENOMEM: 'the memory is used up',
  ESTALE: 'the network drive does not answer',
  EHOSTDOWN: 'the network drive does not answer',
  EPIPE: 'whoever was to read it has gone',
  ENOTSUP: 'the disk does not support it',
  EOPNOTSUPP: 'the disk does not support it',
  ENOSYS: 'the disk does not support it',
  ERR_INVALID_ARG_VALUE: 'a name can not hold a NUL character',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  EADDRNOTAVAIL: 'this computer has no such address',
  EAFNOSUPPORT: 'this computer has no addresses of that kind',
  ENOTFOUND: 'no computer of that name is known',
  EAI_AGAIN: 'names of computers can not be looked up just now',
  ECONNREFUSED: 'nothing listens at that address',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'there was no answer in time',
  EHOSTUNREACH: 'the computer can not be reached',
  ENETUNREACH: 'there is no network',
  UND_ERR_SOCKET: 'the connection was cut',
  UND_ERR_CONNECT_TIMEOUT: 'there was no answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'there was no answer in time',
  UND_ERR_BODY_TIMEOUT: 'there was no answer in time',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an authority that this computer does not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes from an authority that this computer does not know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'its certificate comes from an authority that this computer does not know',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Why the system refused, in words, without a stop at the end; never the system's own message, which may quote the input. */
export function whyRefused(error: unknown): string {
  const { code } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException;
  return (code !== undefined && words[code]) || 'the system refuses it and gives no known reason';
}

/** For a file that can not be read; `what` names it: "/a/visit.txt", "ours.txt". */
export function unreadable(what: string, cause: unknown): NotegenError {
  return new NotegenError('file_unreadable', `${what} can not be read: ${whyRefused(cause)}.`, { cause });
}

/** For what can not be written: `disk_full` where that is why, else `file_unwritable`; `what` says it: "/a/b can not be written". */
export function unwritable(what: string, thrown: unknown): NotegenError {
  const cause = asDiskFull(thrown);
  if (cause instanceof NotegenError) return cause;
  return new NotegenError('file_unwritable', `${what}: ${whyRefused(cause)}.`, { cause });
}
