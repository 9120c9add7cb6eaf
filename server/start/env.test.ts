import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv, variables } from './env.ts'
import { keepSecretKey } from '../secrets/secret-key.ts'

const secret = 'x'.repeat(32)

describe('the environment', () => {
  it('starts the demo on this machine alone when nothing is set', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      platformHost: 'localhost',
      publicScheme: 'http',
      publicPort: 3000,
      dataDir: resolve('.data'),
      trustedProxies: 0,
      dev: false,
    })
  })

  it('takes an empty value as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, mode: 'demo' })
  })

  it('names every wrong value in one sentence', () => {
    const read = () =>
      readEnv({ PORT: '70000', REDIS_URL: 'cache:1', TRUST_PROXY: 'maybe', PLATFORM_HOST: 'A b' })
    expect(read).toThrow(
      'Wrong settings: PORT must be a port, 0 to 65535; PLATFORM_HOST must be a host name in lower case, without port; ' +
        'TRUST_PROXY must be how many proxies stand in front, 0 to 5; REDIS_URL must be a URL like redis://host:6379.',
    )
  })

  it('names a header for traces that cannot be decoded like any other wrong value', () => {
    const read = (headers: string) =>
      readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_EXPORTER_OTLP_HEADERS: headers })
    expect(read('X-Key=a%20b,other=1').traces?.headers).toEqual({ 'x-key': 'a b', other: '1' })
    for (const wrong of ['key=%zz', 'key'])
      expect(() => read(wrong)).toThrow('OTEL_EXPORTER_OTLP_HEADERS must be like name=value')
  })

  it('counts the proxies in front, and takes the word of before as one', () => {
    const read = (text: string) => readEnv({ TRUST_PROXY: text }).trustedProxies
    expect(['2', '1', 'true', '0', 'false', ''].map(read)).toEqual([2, 1, 1, 0, 0, 0])
  })

  it('keeps plans of statements unless told not to', () => {
    const read = (text: string) => readEnv({ DATABASE_PREPARED: text }).databasePrepared
    expect(['', 'on', 'off'].map(read)).toEqual([true, true, false])
    expect(() => read('maybe')).toThrow('DATABASE_PREPARED must be on or off')
  })

  it('safety 33: is live with DATABASE_URL, and never a demo there', () => {
    const given = { DATABASE_URL: 'postgres://o:p@h/d', SECRET_KEY: secret }
    expect(readEnv(given)).toMatchObject({ mode: 'live', publicScheme: 'https', host: '0.0.0.0' })
    expect(readEnv(given).publicPort).toBeUndefined()
    expect(() => readEnv({ ...given, MODE: 'demo' })).toThrow('never runs on DATABASE_URL')
  })

  it('safety 33: goes live on the built-in database only when told to, and with a key of its own', () => {
    expect(readEnv({ MODE: 'live', SECRET_KEY: secret }).mode).toBe('live')
    expect(() => readEnv({ MODE: 'live' })).toThrow('SECRET_KEY')
    expect(() => readEnv({ MODE: 'live', SECRET_KEY: secret, SANDBOX_GATEWAY_URL: 'http://x' })).toThrow(
      'demo',
    )
    expect(() => readEnv({ DATABASE_APP_URL: 'postgres://a:p@h/d' })).toThrow('needs DATABASE_URL')
  })

  it('keeps pictures in a bucket when its URL and both keys are set, and asks for what is missing', () => {
    const keys = { S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }
    expect(readEnv({}).s3).toBeUndefined()
    expect(readEnv({ S3_URL: 'https://s3.example.com/b', ...keys }).s3).toEqual({
      url: 'https://s3.example.com/b',
      region: 'us-east-1',
      accessKey: 'a',
      secretKey: 's',
    })
    for (const part of [keys, { S3_URL: 'https://s3.example.com/b' }, { S3_SECRET_KEY: 's' }])
      expect(() => readEnv(part)).toThrow('S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY belong together')
  })

  it('is explained, each value, in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8')
    const explained = [...example.matchAll(/^# ([A-Z\d_]+)=/gm)].map((match) => match[1])
    expect(explained.sort()).toEqual(Object.keys(variables.shape).sort())
  })
})

describe('the secret key', () => {
  it('is SECRET_KEY, or the demo makes one that only its account reads and finds it again', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'maidah-key-'))
    expect(keepSecretKey({ dataDir, secretKey: secret })).toBe(secret)
    const made = keepSecretKey({ dataDir, secretKey: undefined })
    expect(made.length).toBeGreaterThanOrEqual(43)
    expect(keepSecretKey({ dataDir, secretKey: undefined })).toBe(made)
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
    rmSync(dataDir, { recursive: true })
  })
})
