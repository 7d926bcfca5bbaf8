import type { Migration } from '@setu/service-kit';

/**
 * The kind that each name is bound to by its first release. Releases that were already published under the shell's name
 * without being a shell, or the other way round, bind nothing.
 */
export const bindKinds: Migration = {
  name: '20261122001000-bind-kinds',
  up: async (db) => {
    await db.raw(`
      create table gateway.deployables (
        name text primary key,
        kind text not null check (kind in ('remote', 'shell', 'service')),
        created_at timestamptz not null default now(),
        check ((name = 'shell') = (kind = 'shell'))
      );
      insert into gateway.deployables (name, kind, created_at)
        select distinct on (name) name, kind, published_at
        from gateway.releases
        where (name = 'shell') = (kind = 'shell') and not (kind = 'service' and name like 'mfe-%')
        order by name, published_at;
    `);
  },
  down: async (db) => {
    await db.raw('drop table gateway.deployables');
  },
};
