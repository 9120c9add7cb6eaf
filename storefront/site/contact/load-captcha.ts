import type { ContactFormWire } from '#contract/site/contact.ts'

/** What the scripts of all three services have in common. */
export interface CaptchaScript {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): unknown
}

const globals = { recaptcha_v2: 'grecaptcha', hcaptcha: 'hcaptcha', turnstile: 'turnstile' } as const
const patienceMs = 15_000

/** Takes the puzzle; loads its script once and resolves when it can draw. Rejects when it does not come. */
export async function loadCaptcha({
  provider,
  script_url,
}: NonNullable<ContactFormWire['captcha']>): Promise<CaptchaScript> {
  const global = globals[provider]
  const until = Date.now() + patienceMs
  await loadScript(script_url)
  // a script has come before it can draw: it loads a second one
  for (;;) {
    const service: unknown = Reflect.get(window, global)
    if (isReady(service)) return service
    if (Date.now() > until) throw new Error(`${provider} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function isReady(service: unknown): service is CaptchaScript {
  return (
    typeof service === 'object' &&
    service !== null &&
    'render' in service &&
    typeof service.render === 'function'
  )
}

function loadScript(url: string): Promise<void> {
  if (document.querySelector(`script[src="${url}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the puzzle does not come'))
    })
    document.head.append(script)
  })
}
