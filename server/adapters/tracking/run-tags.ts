/** What a page tells of a step of its visitor: route pattern and amounts, nothing of the person (safety 25). */
export interface TagStep {
  readonly name: string
  /** The address without ids and query, but for the parameters of advertisements. */
  readonly location: string
  readonly title: string
  readonly route: string
  readonly value?: number
  readonly currency?: string
  readonly transaction_id?: string
  readonly tax?: number
  readonly shipping?: number
  readonly coupon?: string
  readonly items?: readonly { item_id: string; item_name: string; price: number; quantity: number }[]
}

/**
 * Runs in the tag frame, alone: it is sent as its own text, so it may use nothing from outside itself. Waits for the page
 * to say who the visitor is (a random number of this browser), loads the scripts, then passes each step on in every
 * provider's own words.
 */
// eslint-disable-next-line max-lines-per-function -- one text, whose hash the frame's policy holds
export function runTags(): void {
  interface Config {
    readonly parents: readonly string[]
    readonly tags: readonly { provider: string; web_code: string; src: string }[]
  }
  type Call = (...args: unknown[]) => void
  const config = JSON.parse(document.getElementById('tags')?.textContent ?? '') as Config
  const world = window as unknown as Record<string, unknown>
  const layer: unknown[] = []
  world['dataLayer'] = layer
  const has = (provider: string) => config.tags.find((tag) => tag.provider === provider)
  const load = (src: string) => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    document.head.append(script)
  }
  /** A stub that keeps calls until the real script has come and takes them over. */
  const queueFor = (name: string): Call => {
    const queue: unknown[] = []
    const stub: Call & {
      queue?: unknown[]
      push?: Call
      callMethod?: Call
      handleRequest?: Call
      version?: string
      loaded?: boolean
    } = (...args) => {
      const real = stub.callMethod ?? stub.handleRequest
      if (real) real.apply(stub, args)
      else queue.push(args)
    }
    Object.assign(stub, { queue, push: stub, version: '2.0', loaded: true })
    world[name] = stub
    return (...args) => (world[name] as Call)(...args)
  }
  // Google's script reads the arguments object itself
  const gtag = function () {
    layer.push(arguments)
  } as unknown as Call
  const fbq = queueFor('fbq')
  world['_fbq'] = world['fbq']
  const snaptr = queueFor('snaptr')
  // TikTok's script reads its code from `_i` and puts its own methods in the place of those that wait
  const tiktok: unknown[][] = []
  const waits = (method: string) => [method, (...args: unknown[]) => tiktok.push([method, ...args])] as const
  const methods = ['page', 'track']
  Object.assign(tiktok, { methods }, Object.fromEntries(methods.map(waits)))
  const ttq = (method: string, ...args: unknown[]) =>
    (world['ttq'] as Record<string, Call>)[method]?.(...args)
  world['TiktokAnalyticsObject'] = 'ttq'
  world['ttq'] = tiktok
  const names: Record<string, readonly [meta: string, snap: string, tiktok: string]> = {
    page_view: ['PageView', 'PAGE_VIEW', ''],
    view_item: ['ViewContent', 'VIEW_CONTENT', 'ViewContent'],
    add_to_cart: ['AddToCart', 'ADD_CART', 'AddToCart'],
    begin_checkout: ['InitiateCheckout', 'START_CHECKOUT', 'InitiateCheckout'],
    purchase: ['Purchase', 'PURCHASE', 'CompletePayment'],
  }
  function start(visitor: string) {
    const ga = has('google_analytics')
    if (ga) {
      gtag('js', new Date())
      gtag('config', ga.web_code, { send_page_view: false, client_id: visitor })
    }
    if (has('google_tag_manager')) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const meta = has('facebook_pixel')
    if (meta) fbq('init', meta.web_code, { external_id: visitor })
    const snap = has('snapchat_pixel')
    if (snap) snaptr('init', snap.web_code)
    const tik = has('tiktok_pixel')
    if (tik) {
      const own = Object.assign([], { _u: tik.src.split('?', 1)[0] })
      const ofCode = <T>(value: T) => ({ [tik.web_code]: value })
      Object.assign(tiktok, { _i: ofCode(own), _t: ofCode(Date.now()), _o: ofCode({}) })
    }
    for (const tag of config.tags) load(tag.src)
  }
  function tell(step: TagStep) {
    const { name, location, title, route: _, items = [], ...rest } = step
    const money = { ...rest, ...(items.length > 0 && { items }) }
    if (has('google_analytics')) gtag('event', name, { page_location: location, page_title: title, ...money })
    if (has('google_tag_manager')) tellManager(step, money)
    const [meta, snap, tik] = names[name] ?? []
    const ids = items.map((item) => item.item_id)
    const count = items.reduce((sum, item) => sum + item.quantity, 0)
    if (meta && has('facebook_pixel')) {
      const facts = {
        content_ids: ids,
        content_type: 'product',
        num_items: count,
        value: step.value,
        currency: step.currency,
      }
      fbq('track', meta, name === 'page_view' ? {} : facts, {
        eventID: step.transaction_id ?? `${name}-${Date.now()}`,
      })
    }
    if (snap && has('snapchat_pixel'))
      snaptr('track', snap, {
        price: step.value,
        currency: step.currency,
        transaction_id: step.transaction_id,
        item_ids: ids,
        number_items: count,
      })
    if (has('tiktok_pixel')) tellTiktok(step, tik)
  }
  function tellManager({ name, location, title, route }: TagStep, money: object) {
    if (name === 'page_view') {
      layer.push({
        event: 'nuxtRoute',
        pageType: 'PageView',
        pageUrl: location,
        pageTitle: title,
        routeName: route,
      })
      return
    }
    layer.push({ ecommerce: null })
    layer.push({ event: name, ecommerce: money })
  }
  function tellTiktok(step: TagStep, name: string | undefined) {
    if (step.name === 'page_view') ttq('page')
    else if (name)
      ttq('track', name, {
        contents: (step.items ?? []).map((item) => ({
          content_id: item.item_id,
          content_name: item.item_name,
          quantity: item.quantity,
          price: item.price,
        })),
        content_type: 'product',
        value: step.value,
        currency: step.currency,
      })
  }
  let started = false
  window.addEventListener(
    'message',
    ({ origin, data }: MessageEvent<{ visitor?: string; step?: TagStep }>) => {
      if (!config.parents.includes(origin)) return
      if (data.visitor && !started) {
        started = true
        start(data.visitor)
      }
      if (data.step && started) tell(data.step)
    },
  )
  for (const parent of config.parents) window.parent.postMessage('tags', parent)
}
