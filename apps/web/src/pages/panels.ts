/** What can be opened over a table without leaving it. */
export type Panel = 'menu' | 'chat' | 'rules' | 'settings' | 'invite' | 'leave' | 'join' | 'score' | 'deals' | 'shown';
