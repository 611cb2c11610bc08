import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Debian's own Python: its packages are not those of a Python that someone has installed beside it. */
const PYTHON = '/usr/bin/python3';
const WRITER = path.join(import.meta.dirname, 'write_with_openpyxl.py');
const FIRST_COLUMN = path.join(import.meta.dirname, 'first_column.py');
const MOST_OUTPUT = 16_000_000;
const READER = path.resolve('apps/server/src/platform/spreadsheets/testing/read_with_openpyxl.py');
const run = promisify(execFile);

/** As LibreOffice calls them; its csv is with commas, in UTF-8, as shown on the screen. */
const formats = {
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  csv: 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true',
};

type Lines = readonly (readonly (string | number | null)[])[];

async function inFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(path.join(tmpdir(), 'jiwu-programs-'));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** A workbook as Python's openpyxl writes it. */
export async function byOpenpyxl(lines: Lines): Promise<Uint8Array<ArrayBuffer>> {
  return await inFolder(async (dir) => {
    const file = path.join(dir, 'made.xlsx');
    const python = run(PYTHON, [WRITER, file]);
    python.child.stdin?.end(JSON.stringify(lines));
    await python;
    return new Uint8Array(await readFile(file));
  });
}

/** What LibreOffice makes of a workbook when it opens and saves it. */
export async function byLibreOffice(
  bytes: Uint8Array,
  format: keyof typeof formats = 'xlsx',
): Promise<Uint8Array<ArrayBuffer>> {
  return await inFolder(async (dir) => {
    const file = path.join(dir, 'given.xlsx');
    await writeFile(file, bytes);
    // With a profile of its own: LibreOffice does nothing while another one runs with the same.
    const profile = `-env:UserInstallation=file://${path.join(dir, 'profile')}`;
    const out = path.join(dir, 'out');
    await run('soffice', [profile, '--headless', '--convert-to', formats[format], '--outdir', out, file]);
    return new Uint8Array(await readFile(path.join(out, `given.${format}`)));
  });
}

/** Type, value and format of each cell of the first sheet, as openpyxl sees it. */
export type SeenCell = readonly [type: string, value: unknown, format: string];

export async function seenByOpenpyxl(bytes: Uint8Array): Promise<SeenCell[][]> {
  return await inFolder(async (dir) => {
    const file = path.join(dir, 'given.xlsx');
    await writeFile(file, bytes);
    const { stdout } = await run(PYTHON, [READER, file]);
    const [sheet] = JSON.parse(stdout) as { cells: SeenCell[][] }[];
    return sheet?.cells ?? [];
  });
}

/** The first column of a workbook that is longer than what the shop itself would take in, by Python's own zip. */
export async function firstColumnOf(bytes: Uint8Array): Promise<string[]> {
  return await inFolder(async (dir) => {
    const file = path.join(dir, 'given.xlsx');
    await writeFile(file, bytes);
    const { stdout } = await run(PYTHON, [FIRST_COLUMN, file], { maxBuffer: MOST_OUTPUT });
    return JSON.parse(stdout) as string[];
  });
}
