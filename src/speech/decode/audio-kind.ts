/** What a recording is, told from its bytes. `mp4` (AAC or ALAC) needs an `ffmpeg` executable; the rest needs nothing. */
export type AudioKind = 'wav' | 'flac' | 'mp3' | 'ogg-opus' | 'ogg-vorbis' | 'ogg-flac' | 'webm-opus' | 'mp4';

/** The formats in words, for messages. */
export const acceptedFormats =
  'wav (PCM, float, A-law, mu-law), flac, mp3, ogg (opus, vorbis, flac), webm (opus), m4a/mp4 (aac, where ffmpeg is installed)';
