import type { ReactNode } from 'react';
import { Box, Text } from '../ink.ts';
import { Frame } from '../parts/frame.tsx';
import { useKeys } from '../screen-context.ts';
import { atWidth, showable } from '../text-width.ts';
import { sizeOf, stateOf } from './model-state.ts';
import type { ModelRow } from './models-actions.ts';

/** Everything that is known of one model. */
export function ModelDetails({
  model,
  memoryGb,
  onClose,
}: {
  model: ModelRow | undefined;
  memoryGb: number;
  onClose(): void;
}): ReactNode {
  useKeys(onClose);
  const lines: [string, string][] =
    model === undefined
      ? [['', 'It was removed.']]
      : [
          ['About', model.about ?? ''],
          ['Kind', model.kind],
          ['State', stateOf(model) || 'not installed'],
          ['Size', sizeOf(model)],
          ['Memory', `${model.ramGb ?? '?'} GB of the ${Math.round(memoryGb)} GB here`],
          ['Languages', model.languages?.join(', ') ?? '?'],
          ['Licence', model.licence ?? '?'],
          ['From', model.source === undefined ? model.origin : model.source.repository],
          ['File', model.installed ? model.path : (model.source?.file ?? model.path)],
          ['SHA-256', model.sha256],
        ];
  return (
    <Frame title={model?.name ?? 'Model'} failure={model?.failure ?? null} keys={[['any key', 'back']]}>
      <Box flexDirection="column" paddingX={1}>
        {lines.map(([name, value]) => (
          <Text key={name}>
            <Text bold>{atWidth(name, 10)}</Text> {showable(value)}
          </Text>
        ))}
      </Box>
    </Frame>
  );
}
