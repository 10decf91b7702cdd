/** `hausregel serve`: tables for browsers, until it is stopped. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_TROUBLES, DEFAULT_LIMITS, loopFirst, parseLimits, startServer } from '@hausregel/server';
import type { DatabasePlace, MetricsPlace, Report, ReportLine, RunningServer, ServerLimits } from '@hausregel/server';
import type { Result } from '@hausregel/rules';
import { choiceOf, numberFrom } from './arguments.ts';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { LOG_FORMATS, type LogFormat, logReport } from './logLines.ts';
import { addressesOf, networkAddresses, projectFolder } from './place.ts';
import { originsFrom } from './origins.ts';
import { LIMITS_WORDS, type LimitsFault } from './limitsWords.ts';
import { qrText } from './qrText.ts';
import { SERVE_WORDS } from './serveWords.ts';
import { EXIT_FAILED, EXIT_OK, EXIT_USAGE } from './terminal.ts';
import type { Terminal } from './terminal.ts';

const HELP_EN = `Usage: hausregel serve [OPTIONS]

Starts the server and prints its addresses. Tables are kept in a file and go on after a restart.

Options:
  --port N          port (default 8420; environment: PORT; 0 takes any free one)
  --host NAME       address to listen at (default 0.0.0.0, all networks; environment: HOST)
  --data FILE       SQLite file of the tables (default data/hausregel.sqlite; environment: HAUSREGEL_DATA)
  --database URL    PostgreSQL instead of the file, for several servers with the same tables; several URLs between
                    spaces share the tables out, and one with a minus before it gets no new ones
                    (environment: HAUSREGEL_DATABASE, which keeps a password out of the list of processes)
  --address PATH    with --database: where browsers reach this server, a path of the common address (/n/2)
                    (environment: HAUSREGEL_ADDRESS)
  --metrics PLACE   where /metrics (Prometheus) and /healthz are served: a port of this machine alone, or HOST:PORT
                    (environment: HAUSREGEL_METRICS; without it nowhere)
  --log text|json   write everything the server has to say to the error output, one line each; with json nothing else
                    comes there, a start that failed is a line too
  --limits FILE     limits other than the default ones, as JSON (environment: HAUSREGEL_LIMITS)
  --trust-proxy     a proxy in front names the clients' addresses in X-Forwarded-For
  --origin URL      a name under which pages may use the server besides addresses and names of the local network:
                    http://play.example.org:8420 (several between spaces; environment: HAUSREGEL_ORIGIN)
  --lang de|en|lt   language of these messages
  --help            this help`;

const HELP_DE = `Aufruf: hausregel serve [OPTIONEN]

Startet den Server und nennt seine Adressen. Die Tische stehen in einer Datei und gehen nach einem Neustart weiter.

Optionen:
  --port N          Port (sonst 8420; Umgebung: PORT; 0 nimmt irgendeinen freien)
  --host NAME       Adresse, an der er lauscht (sonst 0.0.0.0, alle Netze; Umgebung: HOST)
  --data DATEI      SQLite-Datei der Tische (sonst data/hausregel.sqlite; Umgebung: HAUSREGEL_DATA)
  --database URL    PostgreSQL statt der Datei, für mehrere Server mit denselben Tischen; auf mehrere URLs, durch
                    Leerzeichen getrennt, werden sie verteilt, und eine mit Minus davor bekommt keine neuen
                    (Umgebung: HAUSREGEL_DATABASE, so steht ein Passwort nicht in der Liste der Prozesse)
  --address PFAD    mit --database: wo Browser diesen Server erreichen, ein Pfad der gemeinsamen Adresse (/n/2)
                    (Umgebung: HAUSREGEL_ADDRESS)
  --metrics ORT     wo /metrics (Prometheus) und /healthz zu lesen sind: ein Port nur für diesen Rechner oder
                    HOST:PORT (Umgebung: HAUSREGEL_METRICS; ohne die Option nirgends)
  --log text|json   alles, was der Server zu sagen hat, zeilenweise auf die Fehlerausgabe schreiben; mit json kommt dort
                    nichts anderes, auch ein misslungener Start ist eine Zeile
  --limits DATEI    andere Grenzen als die üblichen, als JSON (Umgebung: HAUSREGEL_LIMITS)
  --trust-proxy     ein Proxy davor nennt die Adressen der Besucher in X-Forwarded-For
  --origin URL      ein Name, unter dem Seiten den Server benutzen dürfen, außer Adressen und Namen des eigenen Netzes:
                    http://play.example.org:8420 (mehrere mit Leerzeichen; Umgebung: HAUSREGEL_ORIGIN)
  --lang de|en|lt   Sprache dieser Meldungen
  --help            diese Hilfe`;

const HELP_LT = `Naudojimas: hausregel serve [PARINKTYS]

Paleidžia serverį ir parodo jo adresus. Stalai laikomi faile ir po pertraukos žaidžia toliau.

Parinktys:
  --port N          prievadas (kitaip 8420; aplinkoje: PORT; 0 – bet kuris laisvas)
  --host VARDAS     adresas, kuriuo pasiekiamas (kitaip 0.0.0.0, visi tinklai; aplinkoje: HOST)
  --data FAILAS     stalų SQLite failas (kitaip data/hausregel.sqlite; aplinkoje: HAUSREGEL_DATA)
  --database URL    vietoj failo – PostgreSQL, kai keli serveriai turi tuos pačius stalus; kai URL keli, atskirti
                    tarpais, stalai paskirstomi, o į URL su minusu priekyje nauji nededami
                    (aplinkoje: HAUSREGEL_DATABASE, tada slaptažodžio nėra procesų sąraše)
  --address KELIAS  su --database: kur naršyklės pasiekia šį serverį – bendro adreso kelias (/n/2)
                    (aplinkoje: HAUSREGEL_ADDRESS)
  --metrics VIETA   kur skaitomi /metrics („Prometheus“) ir /healthz: tik šio kompiuterio prievadas arba HOST:PORT
                    (aplinkoje: HAUSREGEL_METRICS; nenurodžius – niekur)
  --log text|json   viską, ką praneša serveris, po eilutę rašyti į klaidų išvestį; su json ten nieko daugiau nebus,
                    nepavykęs paleidimas irgi yra eilutė
  --limits FAILAS   kitos ribos nei įprastos, JSON faile (aplinkoje: HAUSREGEL_LIMITS)
  --trust-proxy     priekyje esantis tarpinis serveris lankytojų adresus nurodo antraštėje X-Forwarded-For
  --origin URL      vardas, kuriuo puslapiai gali naudotis serveriu, be adresų ir vietinio tinklo vardų:
                    http://play.example.org:8420 (keli – atskirti tarpais; aplinkoje: HAUSREGEL_ORIGIN)
  --lang de|en|lt   šių pranešimų kalba
  --help            ši pagalba`;

const DEFAULT_PORT = 8420;
const PORT_MAX = 65_535;
const DEFAULT_HOST = '0.0.0.0';
/** All addresses of the machine. */
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);
const METRICS_HOST = '127.0.0.1';

/** Where a server is and what it serves. */
export interface Place {
  readonly port: number;
  readonly host: string;
  readonly dataFile: string;
  readonly database?: DatabasePlace;
  readonly metrics?: MetricsPlace;
  /** How the log is written; absent: only what is wrong. */
  readonly log?: LogFormat;
  /** File with limits other than the default ones. */
  readonly limitsFile?: string;
  /** Behind a proxy that names the clients' addresses. */
  readonly trustProxy?: boolean;
  /** Names under which pages may use the server. */
  readonly allowedOrigins?: readonly string[];
  readonly webRoot: string;
}

/** A variable of the environment, unless it is empty. */
const variable = ({ env }: Terminal, name: string): string | undefined => (env[name] === '' ? undefined : env[name]);

function placeOf({ args, terminal }: CommandContext): Result<Place, ArgumentError> {
  const [word] = args.words;
  if (word !== undefined) return { ok: false, error: { code: 'word-unwanted', word } };
  const asked = args.texts.get('port');
  const portText = asked ?? variable(terminal, 'PORT') ?? String(DEFAULT_PORT);
  const port = numberFrom(portText, asked === undefined ? 'PORT' : '--port', 0, PORT_MAX);
  if (!port.ok) return port;
  const project = projectFolder();
  const dataFile =
    args.texts.get('data') ?? variable(terminal, 'HAUSREGEL_DATA') ?? path.join(project, 'data', 'hausregel.sqlite');
  const url = args.texts.get('database') ?? variable(terminal, 'HAUSREGEL_DATABASE');
  const address = args.texts.get('address') ?? variable(terminal, 'HAUSREGEL_ADDRESS') ?? '';
  const metrics = metricsPlace(args.texts.get('metrics') ?? variable(terminal, 'HAUSREGEL_METRICS'));
  if (!metrics.ok) return metrics;
  const limits = args.texts.get('limits') ?? variable(terminal, 'HAUSREGEL_LIMITS');
  const log = choiceOf(args, 'log', LOG_FORMATS);
  if (!log.ok) return log;
  const origins = originsFrom(args.texts.get('origin') ?? variable(terminal, 'HAUSREGEL_ORIGIN') ?? '');
  if (!origins.ok) return origins;
  const host = args.texts.get('host') ?? variable(terminal, 'HOST') ?? DEFAULT_HOST;
  return {
    ok: true,
    value: {
      port: port.value,
      host,
      dataFile: path.resolve(dataFile),
      ...(url === undefined ? {} : { database: { url, address } }),
      ...(metrics.value === undefined ? {} : { metrics: metrics.value }),
      ...(log.value === undefined ? {} : { log: log.value }),
      ...(limits === undefined ? {} : { limitsFile: path.resolve(limits) }),
      trustProxy: args.flags.has('trust-proxy'),
      allowedOrigins: origins.value,
      webRoot: path.join(project, '.build', 'web'),
    },
  };
}

/** "9464" is a port of this machine alone; "10.0.0.3:9464" and "[::]:9464" say for whom. */
function metricsPlace(text: string | undefined): Result<MetricsPlace | undefined, ArgumentError> {
  if (text === undefined) return { ok: true, value: undefined };
  const at = text.lastIndexOf(':');
  const port = numberFrom(text.slice(at + 1), '--metrics', 0, PORT_MAX);
  if (!port.ok) return port;
  const host = at < 0 ? METRICS_HOST : text.slice(0, at).replace(/^\[(.*)\]$/, '$1');
  return { ok: true, value: { host, port: port.value } };
}

function announce(server: RunningServer, { host }: Place, { language, terminal }: CommandContext): void {
  const words = SERVE_WORDS[language];
  const [here = '', ...others] = addressesOf(host, server.port, networkAddresses());
  terminal.print(words.here(here));
  if (others.length > 0) terminal.print(words.network(others));
  if (server.tablesRead > 0) terminal.print(words.tables(server.tablesRead));
  const [toScan] = others;
  if (toScan !== undefined) terminal.print(`${words.scan}\n${qrText(toScan, terminal.isColoured)}`);
  terminal.print(words.stop);
}

type LogPlace = Pick<Place, 'log'>;

/** The server's log, and in words what whoever runs it has to do something about; where JSON is read, only the log. */
export function reportTo({ log }: LogPlace, { language, terminal }: CommandContext): Report {
  const report = logReport(log, terminal.complain);
  if (log === 'json') return report;
  const words = SERVE_WORDS[language];
  return (line) => {
    report(line);
    const problem = DATA_TROUBLES.find((code) => code === line['problem']);
    if (line.event === 'origin-unknown') terminal.complain(words.originUnknown(String(line['origin'])));
    if (line.event === 'data-written-again') terminal.complain(words.movesAgain);
    if (line.event !== 'data-trouble' || problem === undefined) return;
    terminal.complain(`${words.noMoves} ${words.problem({ code: problem, facts: { file: String(line['file']) } })}`);
  };
}

/** Tells what the server does not report itself: as a line where a log is asked for, in words unless JSON is read. */
function tell({ log }: LogPlace, { terminal }: CommandContext, line: ReportLine, sentence: string): void {
  if (log !== undefined) logReport(log, terminal.complain)(line);
  if (log !== 'json') terminal.complain(sentence);
}

/** What is known of a start that failed. */
interface StartFault {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

function failed(place: LogPlace, context: CommandContext, { code, facts }: StartFault, sentence: string): number {
  tell(place, context, { level: 'error', event: 'start-failed', code, ...facts }, sentence);
  return EXIT_FAILED;
}

/** The limits of a file; without one those that hold by default. */
function limitsOf(file: string | undefined): Result<ServerLimits, LimitsFault> {
  if (file === undefined) return { ok: true, value: DEFAULT_LIMITS };
  try {
    return parseLimits(readFileSync(file, 'utf8'));
  } catch {
    return { ok: false, error: { code: 'limits-unreadable' } };
  }
}

/** Serves until the terminal is asked to stop. Gives the exit code. */
export async function serve(place: Place, context: CommandContext): Promise<number> {
  const { language, terminal } = context;
  const { webRoot, limitsFile, host } = place;
  const words = SERVE_WORDS[language];
  if (!existsSync(path.join(webRoot, 'index.html'))) {
    return failed(place, context, { code: 'web-missing', facts: { folder: webRoot } }, words.webMissing(webRoot));
  }
  const limits = limitsOf(limitsFile);
  if (!limits.ok) {
    const { code, ...about } = limits.error;
    const facts = { file: limitsFile ?? '', ...about };
    return failed(place, context, { code, facts }, LIMITS_WORDS[language](limits.error, facts.file));
  }
  const stopped = new Promise<() => void>((resolve) => {
    const forget = terminal.onStop(() => resolve(forget));
  });
  const server = await startServer({ ...place, limits: limits.value, report: reportTo(place, context) });
  if (!server.ok) return failed(place, context, server.error, words.problem(server.error));
  if (place.trustProxy === true && EVERYWHERE.has(host)) {
    tell(place, context, { level: 'warn', event: 'proxy-not-alone', host }, words.trustsAll);
  }
  // Where the log is asked for, a program reads along, not a person.
  const say = place.log === undefined ? terminal.print : () => {};
  if (place.log === undefined) announce(server.value, place, context);
  // A second Ctrl-C while the tables are saved ends the process at once.
  (await stopped)();
  say(words.stopping);
  await server.value.stop();
  say(words.stopped);
  return EXIT_OK;
}

/** Which setting is not understood, and what it is set to. */
const settingOf = (error: ArgumentError): Omit<ReportLine, 'level' | 'event'> => ({
  code: error.code,
  option: 'option' in error ? error.option : undefined,
  value: 'value' in error ? error.value : 'word' in error ? error.word : undefined,
});

/** Settings that are not understood end with words and how to get help, or with a line where JSON is read. */
async function runServe(context: CommandContext): Promise<Result<number, ArgumentError>> {
  const place = placeOf(context);
  if (!place.ok) {
    if (context.args.texts.get('log') !== 'json') return place;
    logReport('json', context.terminal.complain)({ level: 'error', event: 'start-failed', ...settingOf(place.error) });
    return exitWith(EXIT_USAGE);
  }
  loopFirst();
  return exitWith(await serve(place.value, context));
}

export const serveCommand: Command = {
  name: 'serve',
  summary: {
    en: 'start the server: tables for browsers',
    de: 'den Server starten: Tische für Browser',
    lt: 'paleisti serverį: stalus naršyklėms',
  },
  help: { en: HELP_EN, de: HELP_DE, lt: HELP_LT },
  options: {
    port: 'text',
    host: 'text',
    data: 'text',
    database: 'text',
    address: 'text',
    metrics: 'text',
    log: 'text',
    limits: 'text',
    'trust-proxy': 'flag',
    origin: 'text',
  },
  run: runServe,
};
