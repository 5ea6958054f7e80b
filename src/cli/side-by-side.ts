/** Two texts in two columns, wrapped at words, together at most `width` characters wide. */
export function sideBySide(left: string, right: string, width: number): string {
  const column = Math.max(20, Math.floor((width - 3) / 2));
  const [lines, others] = [wrap(left, column), wrap(right, column)];
  return Array.from({ length: Math.max(lines.length, others.length) }, (_, index) =>
    `${(lines[index] ?? '').padEnd(column)} │ ${others[index] ?? ''}`.trimEnd(),
  ).join('\n');
}

function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let rest = line;
    while (rest.length > width) {
      const space = rest.lastIndexOf(' ', width);
      const end = space > 0 ? space : width;
      lines.push(rest.slice(0, end).trimEnd());
      rest = rest.slice(end).trimStart();
    }
    return [...lines, rest];
  });
}
