/**
 * The servers that an address names, as PostgreSQL's own clients read it:
 * "postgres://user@a:5432,b:5432/database" are two. Each as an address of its own.
 */
export function hostsOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  return before === '' ? [url] : hosts.split(',').map((host) => `${before}${host}${after}`);
}
