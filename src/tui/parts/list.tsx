import type { ReactNode } from 'react';
import { Box, Text } from '../ink.ts';
import { useScreen } from '../screen-context.ts';
import { atWidth, showable, widthOf } from '../text-width.ts';
import type { ListState } from './use-list.ts';

export interface Column<T> {
  heading: string;
  cell(item: T): string;
  /** Gets what the other columns leave, and is cut where that is too little. */
  grows?: boolean;
  color?(item: T): 'green' | 'red' | 'yellow' | undefined;
}

export interface ListProps<T> {
  state: ListState<T>;
  idOf(item: T): string;
  /** The most important first: where the terminal is narrow, the last ones are left out. */
  columns: readonly Column<T>[];
  /** Rows there is room for, heading and filter line included. */
  rows: number;
  /** What stands there when there is nothing to list. */
  empty: string;
}

const marker = { selected: ' > ', other: '   ' };
const gap = 2;
const leastGrowing = 10;

/** The rows around the selected one, under their headings; only what is seen is drawn, however long the list. */
export function List<T>({ state, idOf, columns, rows, empty }: ListProps<T>): ReactNode {
  const { size } = useScreen();
  const { items, index, filter, filtering } = state;
  const height = Math.max(1, rows - 1 - (filtering || filter !== '' ? 1 : 0));
  const first = Math.max(0, Math.min(index - Math.floor(height / 2), items.length - height));
  const seen = items.slice(first, first + height);
  const fitted = fitColumns(columns, seen, size.columns - marker.other.length);
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => atWidth(showable(cell), fitted[at]?.width ?? 0)).join(' '.repeat(gap));
  return (
    <Box flexDirection="column" aria-role="list">
      {filtering || filter !== '' ? (
        <Text>
          {' '}
          Filter: {atWidth(showable(filter), Math.min(widthOf(filter) + 1, size.columns - 12)).trimEnd()}
          {filtering ? <Text inverse> </Text> : ''}
        </Text>
      ) : null}
      {items.length === 0 ? (
        <Box paddingX={1}>
          <Text>{filter === '' ? empty : 'Nothing matches the filter (esc takes it away).'}</Text>
        </Box>
      ) : (
        <Text dimColor wrap="truncate" aria-hidden>
          {marker.other}
          {line(fitted.map(({ column }) => column.heading))}
        </Text>
      )}
      {seen.map((item, at) => (
        <Row
          key={idOf(item)}
          cells={fitted.map(({ column, width }) => ({
            heading: column.heading,
            text: atWidth(showable(column.cell(item)), width),
            color: column.color?.(item),
          }))}
          selected={first + at === index}
          columns={size.columns}
        />
      ))}
    </Box>
  );
}

interface Cell {
  heading: string;
  text: string;
  color: 'green' | 'red' | 'yellow' | undefined;
}

function Row({ cells, selected, columns }: { cells: Cell[]; selected: boolean; columns: number }): ReactNode {
  const read = cells.map(({ heading, text }) => `${heading.toLowerCase()} ${text.trim()}`).join(', ');
  const used =
    cells.reduce((sum, { text }) => sum + widthOf(text), (cells.length - 1) * gap) + marker.other.length;
  return (
    <Box aria-role="listitem" aria-state={{ selected }}>
      <Text bold={selected} inverse={selected} wrap="truncate" aria-label={read}>
        {selected ? marker.selected : marker.other}
        {cells.map(({ heading, text, color }, at) => (
          <Text key={heading} {...(color === undefined || selected ? {} : { color })}>
            {at > 0 ? ' '.repeat(gap) : ''}
            {text}
          </Text>
        ))}
        {selected ? ' '.repeat(Math.max(0, columns - used)) : ''}
      </Text>
    </Box>
  );
}

function fitColumns<T>(
  columns: readonly Column<T>[],
  seen: readonly T[],
  room: number,
): { column: Column<T>; width: number }[] {
  const fitted: { column: Column<T>; width: number }[] = [];
  let used = 0;
  for (const column of columns) {
    const natural = Math.max(
      widthOf(column.heading),
      ...seen.map((item) => widthOf(showable(column.cell(item)))),
    );
    const least = column.grows === true ? Math.min(leastGrowing, natural) : natural;
    const cost = least + (fitted.length > 0 ? gap : 0);
    if (fitted.length > 0 && used + cost > room) break;
    used += cost;
    fitted.push({ column, width: least });
  }
  // What is left goes to the columns that can use it.
  let left = room - used;
  for (const one of fitted) {
    if (one.column.grows !== true) continue;
    const natural = Math.max(
      widthOf(one.column.heading),
      ...seen.map((item) => widthOf(showable(one.column.cell(item)))),
    );
    const more = Math.max(0, Math.min(left, natural - one.width));
    one.width += more;
    left -= more;
  }
  return fitted;
}
