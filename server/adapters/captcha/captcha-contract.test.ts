import { describe, expect, it } from 'vitest'
import { makeCaptcha } from './make-captcha.ts'
import { captchaKinds } from './port.ts'
import { captchaSimulator, simulateCaptcha } from './simulate-captcha.ts'

const { siteKey, secret } = captchaSimulator.keys

function bench() {
  const world = { now: 1_000_000 }
  const simulator = simulateCaptcha(() => world.now)
  const answer = async (request: Request) => (await simulator(request)) ?? new Response('', { status: 404 })
  const captcha = makeCaptcha((input, init) => answer(new Request(input, init)), captchaSimulator)
  const solve = async (kind: string, host = 'saffron.localhost') => {
    const headers = { host: `${host}:3000` }
    const url = `http://simulator/_sim/captcha/${kind}/solve`
    const solved = await answer(new Request(url, { method: 'POST', headers }))
    return ((await solved.json()) as { token: string }).token
  }
  return { world, captcha, solve, answer }
}

describe.each(captchaKinds)('%s', (kind) => {
  it('takes an answer once', async () => {
    const { captcha, solve } = bench()
    const token = await solve(kind)
    const given = { secret, token, host: 'saffron.localhost' }
    expect(await captcha.verify(kind, given)).toBe('human')
    expect(await captcha.verify(kind, given)).toBe('wrong')
  })

  it('attack: nothing, an invention, an old answer, one of another site and a wrong secret are worth nothing', async () => {
    const { world, captcha, solve } = bench()
    const verify = (more: object) =>
      captcha.verify(kind, { secret, token: 'x', host: 'saffron.localhost', ...more })
    expect(await verify({ token: '' })).toBe('wrong')
    expect(await verify({})).toBe('wrong')
    expect(await verify({ token: await solve(kind, 'evil.example') })).toBe('wrong')
    expect(await verify({ token: await solve(kind), secret: 'other' })).toBe('wrong')
    const old = await solve(kind)
    world.now += 121_000
    expect(await verify({ token: old })).toBe('wrong')
  })

  it('says when the service cannot be asked, which is no proof of anything', async () => {
    const down = [
      async () => Promise.reject(new TypeError('fetch failed')),
      async () => new Response('', { status: 503 }),
      async () => new Response('<html>'),
      async () => Response.json({ nothing: true }),
    ]
    for (const fetch of down)
      expect(await makeCaptcha(fetch).verify(kind, { secret, token: 'x', host: 'saffron.localhost' })).toBe(
        'unreachable',
      )
  })

  it('has a script whose simulator is served here, and sources for its real one alone', async () => {
    const { captcha, answer } = bench()
    const script = captcha.script(kind, 'ar')
    expect(script.startsWith('/_sim/captcha/')).toBe(true)
    expect((await answer(new Request(`http://simulator${script}`))).headers.get('content-type')).toContain(
      'javascript',
    )
    expect(captcha.sources(kind)).toEqual({})
    const real = makeCaptcha(fetch)
    expect(real.ownKeys).toBeUndefined()
    expect(captcha.ownKeys?.siteKey).toBe(siteKey)
    const { origin } = new URL(real.script(kind, 'ar'))
    const allowed = (real.sources(kind)['script-src'] ?? []).join(' ')
    expect(allowed).toContain(origin.replace('https://js.', 'https://*.'))
  })
})
