export const roles = ['owner', 'sales', 'catalogue', 'reader'] as const;

export type Role = (typeof roles)[number];

const areas = [
  'orders',
  'clients',
  'catalogue',
  'content',
  'messages',
  'outbox',
  'reports',
  'figures',
  'staff',
  'changes',
] as const;

type Area = (typeof areas)[number];

/** What an operation of the office's contract needs. */
export type Scope = `${Area}:${'read' | 'write'}`;

const read = (...chosen: Area[]): Scope[] => chosen.map((area): Scope => `${area}:read`);
const write = (...chosen: Area[]): Scope[] => chosen.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]);

export const scopes: readonly Scope[] = write(...areas);

export const scopesOfRole: Record<Role, readonly Scope[]> = {
  owner: scopes,
  sales: [...write('orders', 'clients', 'messages'), ...read('catalogue', 'content', 'outbox', 'figures')],
  catalogue: [...write('catalogue', 'content'), ...read('orders', 'figures')],
  reader: read('orders', 'clients', 'catalogue', 'content', 'messages', 'outbox', 'reports', 'figures'),
};

/** Owners may do nothing until they have a second factor. */
export const getScopes = (role: Role, hasSecondFactor: boolean): readonly Scope[] =>
  role === 'owner' && !hasSecondFactor ? [] : scopesOfRole[role];
