import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@hausregel/server';
import { LANGUAGES } from '@hausregel/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { BACKUP_WORDS } from './backupWords.ts';
import { run } from './run.ts';
import { testTerminal } from './testTerminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function output(...words: readonly string[]) {
  const terminal = testTerminal();
  const code = await run(words, terminal);
  return { code, text: terminal.output(), complaints: terminal.complaints() };
}

describe('hausregel backup and restore', () => {
  test('copy a running server, and put the copy back once it has stopped', async () => {
    const [data, copy] = [path.join(folder, 'data.sqlite'), path.join(folder, 'copy.sqlite')];
    const server = await startServer({ host: '127.0.0.1', port: 0, dataFile: data, webRoot: folder });
    if (!server.ok) throw new Error(server.error.code);
    expect(await output('backup', data, copy)).toEqual({
      code: 0,
      text: `Backed up to ${copy}: 0 tables, 0 events, checked.\n`,
      complaints: '',
    });
    expect(await output('restore', copy, data, '--overwrite')).toMatchObject({
      code: 1,
      complaints: `A server uses ${data}; stop it first.\n`,
    });
    for (const [language, complaint] of [
      ['en', `A server uses ${data}; stop it first.`],
      ['de', `Ein Server benutzt ${data}; beende ihn zuerst.`],
      ['lt', `Failą ${data} naudoja serveris; pirma jį sustabdyk.`],
    ] as const)
      expect(await output('backup', copy, data, '--overwrite', '--lang', language)).toMatchObject({
        code: 1,
        complaints: `${complaint}\n`,
      });
    await server.value.stop();
    expect(await output('restore', copy, data)).toMatchObject({
      code: 1,
      complaints: `${data} is there already; --overwrite replaces it.\n`,
    });
    expect(await output('restore', copy, data, '--overwrite', '--lang', 'de')).toMatchObject({
      code: 0,
      text: `In ${data} steht jetzt, was in ${copy} war: 0 Tische, 0 Ereignisse, geprüft.\nDie Datei von vorher heißt jetzt ${data}.replaced.\n`,
    });
  });

  test('say in one sentence what is missing or wrong', async () => {
    const letter = path.join(folder, 'letter.txt');
    writeFileSync(letter, 'Dear friends, this is no database at all. '.repeat(100));
    expect(await output('backup', 'x')).toMatchObject({
      code: 2,
      complaints: expect.stringContaining('missing here: TO'),
    });
    expect(await output('backup', path.join(folder, 'none'), 'y')).toMatchObject({
      code: 1,
      complaints: `There is no file ${path.join(folder, 'none')}.\n`,
    });
    expect(await output('backup', letter, path.join(folder, 'z'), '--lang', 'lt')).toMatchObject({
      code: 1,
      complaints: `Failas ${letter} nėra „Hausregel“ duomenų failas.\n`,
    });
  });

  test.each(LANGUAGES)('count one table as one: %s', (language) => {
    const order = { from: 'a', to: 'b', overwrite: false };
    const text = BACKUP_WORDS[language].backedUp(order, { tables: 1, events: 21, unreadable: [] });
    expect(text).toBe(
      {
        de: 'Gesichert in b: ein Tisch, 21 Ereignisse, geprüft.',
        en: 'Backed up to b: one table, 21 events, checked.',
        lt: 'Atsarginė kopija įrašyta į b: 1 stalas, 21 įvykis, patikrinta.',
      }[language],
    );
  });
});
