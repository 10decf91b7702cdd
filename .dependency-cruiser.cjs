/**
 * The table of folders in docs/DESIGN.md as rules: a folder imports only from folders above it.
 * `testkit` is for tests and campaigns alone; those of any package may use it.
 */
const order = [
  'core',
  'rules',
  'notation',
  'record',
  'rulebook',
  'bots',
  'lab',
  'protocol',
  'server',
  'cli',
  'testkit',
];

const layers = order.map((name, index) => ({
  name: `${name}-imports-only-from-above`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: '\\.test\\.ts$|/(campaigns|testing)/' },
  to: { path: `^(packages/(${order.slice(index + 1).join('|') || '-'})/|apps/|scripts/)` },
}));

module.exports = {
  forbidden: [
    // Pages lead to one another by imports that load later; those and types make no cycle while loading.
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/core/src' },
    },
    ...layers,
    {
      name: 'web-has-no-server-inside',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(server|cli|testkit)/|scripts/)' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|^coverage/|^\\.build/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'svelte', 'import', 'module', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json'],
    },
  },
};
