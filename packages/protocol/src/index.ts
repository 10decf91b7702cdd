export * from './dueView.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './parse.ts';
export * from './roundResult.ts';
export * from './tableCode.ts';
