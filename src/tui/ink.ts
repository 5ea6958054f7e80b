// The one door to ink.
export { Box, render, Text, useInput, useIsScreenReaderEnabled } from 'ink';
