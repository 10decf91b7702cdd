/**
 * The web client's files. Which there are is settled at the start, so a path can lead nowhere else;
 * each is read and compressed when it is first asked for.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
/** Smaller files are not worth compressing. */
const COMPRESS_FROM_BYTES = 1_024;
const BROTLI_QUALITY = 9;
const SHELL = '/index.html';
/** Vite gives these files names that change with their content. */
const HASHED = /^\/assets\//;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface StoredFile {
  readonly type: string;
  readonly etag: string;
  readonly isHashed: boolean;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | undefined;
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
}

export class StaticFiles {
  private readonly root: string;
  private readonly paths: ReadonlySet<string>;
  private readonly stored: Map<string, Promise<StoredFile>> = new Map();

  private constructor(root: string, paths: ReadonlySet<string>) {
    this.root = root;
    this.paths = paths;
  }

  /** Lists the files of a folder; none if there is no such folder. */
  static async open(root: string): Promise<StaticFiles> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    const paths = files.map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
    return new StaticFiles(root, new Set(paths.filter((path) => !path.includes('/.'))));
  }

  /**
   * Answers a GET or HEAD for a path. Pages of the client (paths without an extension) get its
   * shell; undefined if there is nothing.
   */
  async respond(path: string, headers: Headers): Promise<Response | undefined> {
    const known = this.pathOf(path);
    if (known === undefined) return undefined;
    const file = await this.load(known);
    const common = {
      'content-type': file.type,
      'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
      vary: 'Accept-Encoding',
    };
    if (headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers: common });
    const accepted = (headers.get('accept-encoding') ?? '').toLowerCase();
    if (file.br !== undefined && /\bbr\b/.test(accepted)) {
      return new Response(file.br, { headers: { ...common, 'content-encoding': 'br' } });
    }
    if (file.gzip !== undefined && /\bgzip\b/.test(accepted)) {
      return new Response(file.gzip, { headers: { ...common, 'content-encoding': 'gzip' } });
    }
    return new Response(file.plain, { headers: common });
  }

  private pathOf(path: string): string | undefined {
    if (this.paths.has(path)) return path;
    return extname(path) === '' && this.paths.has(SHELL) ? SHELL : undefined;
  }

  private load(path: string): Promise<StoredFile> {
    const known = this.stored.get(path);
    if (known !== undefined) return known;
    const loading = this.read(path);
    this.stored.set(path, loading);
    loading.catch(() => this.stored.delete(path));
    return loading;
  }

  private async read(path: string): Promise<StoredFile> {
    const plain = new Uint8Array(await readFile(join(this.root, path)));
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const isText = /charset/.test(type) && plain.length >= COMPRESS_FROM_BYTES;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
    return {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      isHashed: HASHED.test(path),
      plain,
      br: isText ? new Uint8Array(await brotli(plain, quality)) : undefined,
      gzip: isText ? new Uint8Array(await zip(plain)) : undefined,
    };
  }
}
