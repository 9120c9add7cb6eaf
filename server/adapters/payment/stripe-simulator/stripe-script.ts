const applePayPart = `
    const applePay = () => {
      const session = new ApplePaySession(5, { countryCode: 'SA', currencyCode: 'SAR', supportedNetworks: ['mada', 'visa'], merchantCapabilities: ['supports3DS'], total: { label: document.title, amount: '0' } })
      session.onvalidatemerchant = () => session.completeMerchantValidation({})
      session.onpaymentauthorized = () => { session.completePayment({ status: ApplePaySession.STATUS_SUCCESS }); made.wallet = true; confirm?.({ expressPaymentType: 'apple_pay' }) }
      session.oncancel = () => cancel?.()
      session.begin()
    }`

/** The simulated stripe.js: payment and express elements in frames of the gateway's origin. Plain script. */
export const stripeScript = `(() => {
  const base = new URL(document.currentScript.src).origin
  const wait = (frame, message) => new Promise((resolve) => {
    const listen = (event) => {
      if (event.origin !== base || event.source !== frame.contentWindow) return
      removeEventListener('message', listen)
      resolve(event.data)
    }
    addEventListener('message', listen)
    frame.contentWindow.postMessage(message, base)
  })
  window.Stripe = (key, { locale } = {}) => ({
    elements({ clientSecret }) {
      let frame
      const made = {}
      const create = (type) => {
        let confirm, cancel
        ${applePayPart}
        return {
          on(event, act) { if (event === 'confirm') confirm = act; if (event === 'cancel') cancel = act },
          mount(place) {
            const at = typeof place === 'string' ? document.querySelector(place) : place
            if (type === 'expressCheckout') {
              if (!window.ApplePaySession?.canMakePayments()) return
              const button = document.createElement('button')
              button.type = 'button'
              button.textContent = 'Apple Pay'
              button.style.cssText = 'inline-size:100%;block-size:48px;border:0;border-radius:8px;background:#000;color:#fff;font:600 16px system-ui'
              button.onclick = applePay
              return at.append(button)
            }
            frame = document.createElement('iframe')
            frame.title = locale === 'ar' ? 'بيانات البطاقة' : 'Card details'
            frame.style.cssText = 'inline-size:100%;block-size:230px;border:0'
            frame.src = base + '/elements?lang=' + locale
            at.append(frame)
          },
          unmount() {}, destroy() {},
        }
      }
      return Object.assign(made, { create, clientSecret, frame: () => frame, submit: async () => (await wait(frame, { type: 'validate' })).ok ? {} : { error: { type: 'validation_error', message: 'incomplete' } } })
    },
    async confirmPayment({ elements, confirmParams, clientSecret = elements.clientSecret }) {
      const body = { key, clientSecret, return_url: confirmParams.return_url }
      const answer = elements.wallet
        ? await (await fetch(base + '/confirm', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ ...body, wallet: true }) })).json()
        : await wait(elements.frame(), { type: 'confirm', body })
      if (answer.error) return { error: answer.error }
      location.assign(answer.next)
      return new Promise(() => {})
    },
  })
})()`

/** Inside the frame: the card's number goes from here to the gateway. */
export const elementsScript = `(() => {
  const field = (name) => document.querySelector('[name=' + name + ']').value.replace(/\\s/g, '')
  addEventListener('message', async (event) => {
    const answer = (data) => event.source.postMessage(data, event.origin)
    const ok = /^\\d{13,19}$/.test(field('number')) && /^\\d{2}\\/\\d{2}$/.test(field('expiry')) && /^\\d{3,4}$/.test(field('code'))
    if (event.data.type === 'validate') return answer({ ok })
    const sent = await fetch('/confirm', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ ...event.data.body, number: field('number') }) })
    answer(await sent.json())
  })
})()`
