import type { DecodeReport } from './audio-block.ts';

export interface DecodeWarning {
  code: 'recording_truncated' | 'audio_samples_invalid' | 'audio_partly_unreadable';
  message: string;
}

/** The report of a decoding in words. */
export function warningsOf(report: DecodeReport): DecodeWarning[] {
  const warnings: DecodeWarning[] = [];
  if (report.truncated) {
    warnings.push({
      code: 'recording_truncated',
      message: 'The recording breaks off before its end; what could be read was used.',
    });
  }
  if (report.invalidSamples > 0) {
    warnings.push({
      code: 'audio_samples_invalid',
      message: `${report.invalidSamples} samples of the recording were not numbers and were read as silence.`,
    });
  }
  if (report.undecodable > 0) {
    warnings.push({
      code: 'audio_partly_unreadable',
      message: `${report.undecodable} damaged stretches of the recording could not be decoded and were left out.`,
    });
  }
  return warnings;
}
