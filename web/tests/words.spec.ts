// The three languages say the same things of the same things.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentParser, Visitor, type Entry, type VariableReference } from '@fluent/syntax';

import { expect, test } from './house';

const src = join(import.meta.dirname, '../src');

class Variables extends Visitor {
  found = new Set<string>();
  visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function messages(file: string): Map<string, string> {
  const { body } = new FluentParser().parse(readFileSync(file, 'utf8'), {});
  const found = new Map<string, string>();
  for (const entry of body as Entry[]) {
    expect(entry.type, `${file}: ${'content' in entry ? entry.content : ''}`).not.toBe('Junk');
    if (entry.type !== 'Message') continue;
    const variables = new Variables();
    variables.visit(entry as never);
    expect(found.has(entry.id.name), `${file}: ${entry.id.name} twice`).toBe(false);
    found.set(entry.id.name, [...variables.found].sort().join(' '));
  }
  return found;
}

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

test('no message and no variable is missing in any language', () => {
  const english = files(src, 'en.ftl');
  expect(english.length).toBeGreaterThan(2);
  for (const file of english) {
    const known = messages(file);
    for (const language of ['de', 'nl']) {
      expect(
        Object.fromEntries(messages(file.replace(/en\.ftl$/, `${language}.ftl`))),
        `${file} in ${language}`,
      ).toEqual(Object.fromEntries(known));
    }
  }
});

test('every message that the client names is there, and none lies about unused', () => {
  const known = new Set(files(src, 'en.ftl').flatMap((file) => [...messages(file).keys()]));
  const code = [...files(src, '.svelte'), ...files(src, '.ts')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = new Set(
    [...code.matchAll(/\bt\('([a-z][\w-]+)'|key: '([a-z][\w-]+)'/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  );
  expect([...named].filter((key) => !known.has(key))).toEqual([]);
  // Keys that are put together name their beginning: t(`pace-${…}`).
  const starts = [...code.matchAll(/[`'"]([a-z][a-z-]*-)\$\{/g)].map((match) => match[1] ?? '');
  const unused = [...known].filter(
    (key) =>
      !code.includes(`'${key}'`) &&
      !starts.some((start) => key.startsWith(start)) &&
      !key.startsWith('rule-'),
  );
  expect(unused).toEqual([]);
});
