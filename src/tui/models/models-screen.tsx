import { type ReactNode, useCallback, useState } from 'react';
import { Frame, type KeyHint } from '../parts/frame.tsx';
import { KeyHelp } from '../parts/key-help.tsx';
import { type Column, List } from '../parts/list.tsx';
import { listKeys } from '../parts/list-keys.ts';
import { QuestionPage } from '../parts/question-page.tsx';
import { useList } from '../parts/use-list.ts';
import { useScreen } from '../screen-context.ts';
import { showable } from '../text-width.ts';
import { useAction } from '../use-action.ts';
import { useLive } from '../use-live.ts';
import { ModelDetails } from './model-details.tsx';
import { fitOf, sizeOf, stateOf } from './model-state.ts';
import type { ModelRow, ModelsActions } from './models-actions.ts';

type View =
  | { at: 'list' }
  | { at: 'help' }
  | { at: 'details'; name: string }
  | { at: 'pulling'; model: ModelRow }
  | { at: 'removing'; model: ModelRow }
  | { at: 'leaving' };

const hints: readonly KeyHint[] = [
  ['p', 'pull'],
  ['v', 'verify'],
  ['u', 'use'],
  ['d', 'remove'],
  ['x', 'stop'],
  ['enter', 'more'],
];
const refreshMs = 250;

/** `notegen models`: the catalogue, what fits this computer, pulls that run side by side. */
export function ModelsScreen({ models }: { models: ModelsActions }): ReactNode {
  const { size, quit, signal } = useScreen();
  const [view, setView] = useState<View>({ at: 'list' });
  const [notice, setNotice] = useState<string | null>(null);
  const action = useAction();
  const live = useLive(
    useCallback(() => models.list(), [models]),
    refreshMs,
  );
  const rows = Math.max(3, size.rows - 6);
  const leave = (): void => {
    if (models.running() > 0) setView({ at: 'leaving' });
    else quit();
  };
  const onModel = (key: string, model: ModelRow): void => {
    const busy = model.work !== null;
    if (key === 'enter') setView({ at: 'details', name: model.name });
    else if (key === 'x' && busy) models.stop(model);
    else if (busy) setNotice('Something is being done with that model: x stops it.');
    else if (key === 'p' && model.installed) setNotice('That model is installed already.');
    else if (key === 'p' && model.origin !== 'catalog') setNotice('That model can not be fetched.');
    else if (key === 'p') setView({ at: 'pulling', model });
    else if (!model.installed) setNotice('That model is not installed: p fetches it.');
    else if (key === 'v') {
      models.verify(model);
      live.refresh();
    } else if (key === 'd') setView({ at: 'removing', model });
    else if (key === 'u' && model.kind === 'vad') setNotice('It is used whenever it is installed.');
    else if (key === 'u') {
      action.run(async () => {
        await models.use(model);
        live.refresh();
        setNotice(`${showable(model.name)} is the ${model.kind} model from the next start on.`);
      });
    }
  };
  const list = useList({
    items: live.value,
    idOf,
    textOf: (model) => `${model.name} ${model.kind} ${stateOf(model)} ${fitOf(model)} ${model.about ?? ''}`,
    page: rows - 2,
    active: view.at === 'list',
    onKey(key, selected) {
      setNotice(null);
      action.clear();
      if (key === 'q' || key === 'esc') leave();
      else if (key === '?') setView({ at: 'help' });
      else if (selected !== undefined && hints.some(([hint]) => hint === key)) onModel(key, selected);
    },
  });
  const back = (): void => setView({ at: 'list' });
  const frame = {
    aside: `this computer: ${Math.round(models.memoryGb)} GB`,
    failure: action.failure ?? list.selected?.failure ?? live.failure,
  };

  switch (view.at) {
    case 'help':
      return (
        <KeyHelp
          title="Models: help"
          keys={hints}
          more={[
            'Nothing is fetched without a yes. A pull that was stopped goes on where it was.',
            'A file that you have already: notegen models add FILE.',
          ]}
          onClose={back}
        />
      );
    case 'details': {
      const model = live.value.find(({ name }) => name === view.name);
      return <ModelDetails model={model} memoryGb={models.memoryGb} onClose={back} />;
    }
    case 'pulling':
      return (
        <QuestionPage
          title="Fetch a model"
          {...frame}
          does="fetch"
          question={`Fetch ${showable(view.model.name)}, ${sizeOf(view.model)}?`}
          about={[
            showable(view.model.about ?? ''),
            `Licence: ${showable(view.model.licence ?? 'unknown')}.`,
            ...(view.model.fits
              ? []
              : [`It takes ${view.model.ramGb} GB of memory: too much for this computer.`]),
          ]}
          onNo={back}
          onYes={() => {
            models.pull(view.model);
            live.refresh();
            back();
          }}
        />
      );
    case 'removing':
      return (
        <QuestionPage
          title="Remove a model"
          {...frame}
          does="remove"
          question={`Remove ${showable(view.model.name)}?`}
          about={[
            ...(view.model.inUse ? ['It is the model in use.'] : []),
            view.model.origin === 'added' ? 'Only its registration goes.' : 'Its file goes.',
          ]}
          onNo={back}
          onYes={() =>
            action.run(async () => {
              back();
              await models.remove(view.model, signal);
              live.refresh();
              setNotice(`Removed ${showable(view.model.name)}.`);
            })
          }
        />
      );
    case 'leaving':
      return (
        <QuestionPage
          title="Leave"
          {...frame}
          does="leave"
          question="Stop them and leave?"
          about={[
            `${models.running()} of the models are being fetched or checked. A pull goes on where it was.`,
          ]}
          onNo={back}
          onYes={() => quit()}
        />
      );
    case 'list':
      return (
        <Frame title="Models" {...frame} notice={notice} keys={listKeys(list, hints)}>
          <List state={list} idOf={idOf} columns={columns} rows={rows} empty="There are no models." />
        </Frame>
      );
    default:
      return view satisfies never;
  }
}

const columns: readonly Column<ModelRow>[] = [
  { heading: 'NAME', cell: ({ name }) => name, grows: true },
  {
    heading: 'STATE',
    cell: stateOf,
    grows: true,
    color: (model) => (model.failure !== null ? 'red' : model.installed ? 'green' : undefined),
  },
  { heading: 'SIZE', cell: sizeOf },
  { heading: 'HERE', cell: fitOf, color: ({ fits }) => (fits ? undefined : 'yellow') },
  { heading: 'KIND', cell: ({ kind }) => kind },
  { heading: 'ABOUT', cell: ({ about }) => about ?? '', grows: true },
];

function idOf({ name }: ModelRow): string {
  return name;
}
