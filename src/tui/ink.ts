// The one door to ink: `npm run build` replaces the built file by a bundle, which loads four times as fast.
export { Box, render, Text, useInput, useIsScreenReaderEnabled } from 'ink';
