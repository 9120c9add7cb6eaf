import type { EInvoicePlace } from '#domain/einvoicing/authority-answer.ts'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { collectorHeaders } from '../adapters/telemetry/collector-headers.ts'
import type { S3Settings } from '../adapters/pictures/s3-files.ts'
import { StartRefused } from './start-refused.ts'

const flag = z
  .enum(['0', '1', 'false', 'true'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true')
// `true` from before it was a number
const proxies = z
  .enum(['false', 'true', '0', '1', '2', '3', '4', '5'], 'must be how many proxies stand in front, 0 to 5')
  .transform((text) => (text === 'true' ? 1 : Number(text.replace('false', '0'))))
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on')
const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port, 0 to 65535')
  .transform(Number)
const postgres = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a URL like postgres://user:password@host:5432/database',
})

// Each is explained in .env.example, which a test compares with this list.
export const variables = z.object({
  MODE: z.enum(['demo', 'live'], 'must be demo or live').optional(),
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'must be an address to listen on')
    .optional(),
  PLATFORM_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be a host name in lower case, without port')
    .default('localhost'),
  DOMAIN_TARGET: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be a host name in lower case, without port')
    .optional(),
  PUBLIC_SCHEME: z.enum(['http', 'https'], 'must be http or https').optional(),
  PUBLIC_PORT: port.optional(),
  TRUST_PROXY: proxies.default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_APP_URL: postgres.optional(),
  DATABASE_PREPARED: onOff.default(true),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a URL like redis://host:6379' }).optional(),
  S3_URL: z
    .url({ protocol: /^https?$/, error: 'must be a bucket’s URL like https://s3.example.com/bucket' })
    .optional(),
  S3_REGION: z.string().max(100).default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SANDBOX_GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL like http://127.0.0.1:4100' })
    .optional(),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL like https://tiles.example.com/{z}/{x}/{y}.png' })
    .refine((url) => ['{z}', '{x}', '{y}'].every((hole) => url.includes(hole)), 'must name {z}, {x} and {y}')
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200).default('© OpenStreetMap contributors'),
  GEOCODER: z.enum(['nominatim', 'photon'], 'must be nominatim or photon').default('nominatim'),
  GEOCODER_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL like https://nominatim.example.com' })
    .optional(),
  NATIONAL_ADDRESS_KEY: z.string().max(200).optional(),
  MESSAGES_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL like http://127.0.0.1:4200' })
    .optional(),
  WEBHOOK_PORTS: z
    .string()
    .regex(/^\d{1,5}(\s*,\s*\d{1,5}){0,19}$/, 'must be ports with commas between them, like 443,8443')
    .default('443,8443')
    .transform((text) => text.split(',').map(Number)),
  EINVOICING_PLACE: z
    .enum(['sandbox', 'simulation', 'production'], 'must be sandbox, simulation or production')
    .default('production'),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of megabytes')
    .default('64')
    .transform(Number),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be seconds, 0 to 999')
    .default('0')
    .transform(Number),
  OFFLINE_WORKER: flag.default(true),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL like http://collector:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: collectorHeaders.default({}),
  OTEL_SERVICE_NAME: z.string().max(100).default('maidah'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((text) => /^(0(\.\d+)?|1(\.0+)?)$/.test(text), 'must be a share, 0 to 1')
    .default('1')
    .transform(Number),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or warn',
    )
    .default('info'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
})

/** The settings of this start, read once and checked. */
export interface Env {
  /** Demo is what starts when nothing is configured; live is meant to be (safety 33). */
  mode: 'demo' | 'live'
  port: number
  /** Address to listen on. */
  host: string
  platformHost: string
  /** Where restaurants' own domains have to lead. */
  domainTarget: string
  publicScheme: 'http' | 'https'
  /** Port in the links that the product writes; none means the scheme's own. */
  publicPort: number | undefined
  /** 0: nobody's X-Forwarded-* count. */
  trustedProxies: number
  /** Absolute. */
  dataDir: string
  /** The owner's login; none means the PostgreSQL that npm brought. */
  databaseUrl: string | undefined
  databaseAppUrl: string | undefined
  /** Whether connections keep plans of statements; off is a way out. */
  databasePrepared: boolean
  redisUrl: string | undefined
  /** The bucket that keeps pictures; none means DATA_DIR. */
  s3: S3Settings | undefined
  secretKey: string | undefined
  sandboxGatewayUrl: string | undefined
  /** Tiles and geocoder of the installation; the demo has its own when nothing is set. */
  map: {
    tilesUrl: string | undefined
    attribution: string
    geocoder: 'nominatim' | 'photon'
    geocoderUrl: string | undefined
    /** A subscription key of Saudi Post's National Address API. */
    nationalKey: string | undefined
  }
  /** For trials: stands in for the address of every provider of messages. */
  messagesApiUrl: string | undefined
  /** Ports of addresses that staff give (webhooks, tills) that may be called. */
  webhookPorts: readonly number[]
  /** Where the tax authority registers new units of e-invoicing. */
  eInvoicingPlace: EInvoicePlace
  /** Room for finished public pages in memory; 0 keeps none. */
  pageCacheBytes: number
  /** So long a process that was told to stop goes on serving while /readyz sends balancers elsewhere. */
  drainMs: number
  /** Whether browsers keep the storefront's service worker; off takes it out of those that have it. */
  offline: boolean
  /** Where traces go; none are kept when left out. */
  traces:
    | { endpoint: string; headers: Readonly<Record<string, string>>; serviceName: string; ratio: number }
    | undefined
  logLevel: z.infer<typeof variables>['LOG_LEVEL']
  nodeEnv: 'production' | 'development' | 'test'
  /** Pages come from Vite and reload on change (`npm run dev`). */
  dev: boolean
}

/** Reads the environment; refuses every wrong value in one sentence. An empty value counts as not set. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, text]) => text !== undefined && text.trim() !== ''),
  )
  const { data, error } = variables.safeParse(given)
  if (!data) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new StartRefused(`Wrong settings: ${[...new Set(faults)].join('; ')}.`)
  }
  const mode = data.MODE ?? (data.DATABASE_URL ? 'live' : 'demo')
  refuseMixtures(mode, data)
  return {
    mode,
    port: data.PORT,
    host: data.HOST ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    platformHost: data.PLATFORM_HOST,
    domainTarget: data.DOMAIN_TARGET ?? data.PLATFORM_HOST,
    publicScheme: data.PUBLIC_SCHEME ?? (mode === 'demo' ? 'http' : 'https'),
    publicPort: data.PUBLIC_PORT ?? (mode === 'demo' ? data.PORT : undefined),
    trustedProxies: data.TRUST_PROXY,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseAppUrl: data.DATABASE_APP_URL,
    databasePrepared: data.DATABASE_PREPARED,
    redisUrl: data.REDIS_URL,
    s3: bucketOf(data),
    secretKey: data.SECRET_KEY,
    sandboxGatewayUrl: data.SANDBOX_GATEWAY_URL,
    map: {
      tilesUrl: data.MAP_TILES_URL,
      attribution: data.MAP_ATTRIBUTION,
      geocoder: data.GEOCODER,
      geocoderUrl: data.GEOCODER_URL,
      nationalKey: data.NATIONAL_ADDRESS_KEY,
    },
    messagesApiUrl: data.MESSAGES_API_URL,
    webhookPorts: data.WEBHOOK_PORTS,
    eInvoicingPlace: data.EINVOICING_PLACE,
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    drainMs: data.DRAIN_SECONDS * 1000,
    offline: data.OFFLINE_WORKER,
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: data.OTEL_EXPORTER_OTLP_HEADERS,
          serviceName: data.OTEL_SERVICE_NAME,
          ratio: data.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    logLevel: data.LOG_LEVEL,
    nodeEnv: data.NODE_ENV,
    dev: source.DEV === '1',
  }
}

function bucketOf(data: z.infer<typeof variables>): S3Settings | undefined {
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = data
  return url && accessKey && secretKey ? { url, region, accessKey, secretKey } : undefined
}

function refuseMixtures(mode: 'demo' | 'live', data: z.infer<typeof variables>): void {
  if (mode === 'demo' && data.DATABASE_URL) {
    throw new StartRefused('The demo never runs on DATABASE_URL: remove MODE=demo, or remove DATABASE_URL.')
  }
  if (data.DATABASE_APP_URL && !data.DATABASE_URL) {
    throw new StartRefused('DATABASE_APP_URL needs DATABASE_URL, the login that owns the tables.')
  }
  const keys = data.S3_ACCESS_KEY && data.S3_SECRET_KEY
  if (data.S3_URL ? !keys : (data.S3_ACCESS_KEY ?? data.S3_SECRET_KEY)) {
    throw new StartRefused('S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY belong together: set all three, or none.')
  }
  if (mode === 'live' && !data.SECRET_KEY) {
    throw new StartRefused('A live start needs SECRET_KEY, for example from "openssl rand -base64 32".')
  }
  if (mode === 'live' && data.SANDBOX_GATEWAY_URL) {
    throw new StartRefused('SANDBOX_GATEWAY_URL belongs to the demo: remove it from a live start.')
  }
}

/** Adds the values of a `.env` file in `folder`, if there is one; what is set already wins. */
export function loadEnvFile(folder: string = process.cwd()): void {
  const file = resolve(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
