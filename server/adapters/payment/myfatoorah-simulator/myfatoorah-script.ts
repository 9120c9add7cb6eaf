/**
 * The browser script of the simulated card view: it defines the global of MyFatoorah's own (`myfatoorah`), puts the card's
 * fields into a frame of the gateway's origin and offers Apple Pay where the browser has it. Plain script, as the vendor's.
 */
export const sessionScript = `(() => {
  const base = new URL(document.currentScript.src).origin
  let options, frame, asked
  const ask = (message) => new Promise((resolve, reject) => {
    asked = { resolve, reject }
    frame.contentWindow.postMessage(message, base)
  })
  addEventListener('message', (event) => {
    if (event.origin !== base || !frame || event.source !== frame.contentWindow) return
    if (event.data.type === 'height') { frame.style.height = event.data.height + 'px'; return }
    const { resolve, reject } = asked ?? {}
    if (event.data.ok) resolve?.(event.data); else reject?.(new Error(event.data.error))
  })
  const post = (path, body) => fetch(base + path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) })
  const applePay = () => {
    const session = new ApplePaySession(5, {
      countryCode: options.countryCode.slice(0, 2), currencyCode: options.currencyCode, supportedNetworks: ['mada', 'visa', 'masterCard'],
      merchantCapabilities: ['supports3DS'], total: { label: document.title, amount: options.amount, type: 'final' },
    })
    session.onvalidatemerchant = async (event) => {
      const answer = await post('/applepay/validate', { validationURL: event.validationURL, domain: location.hostname })
      if (answer.ok) session.completeMerchantValidation(await answer.json()); else session.abort()
    }
    session.onpaymentauthorized = async (event) => {
      const taken = await post('/embedded/' + options.sessionId, { token: event.payment.token, amount: options.amount })
      session.completePayment({ status: taken.ok ? ApplePaySession.STATUS_SUCCESS : ApplePaySession.STATUS_FAILURE })
      options.callback({ isSuccess: taken.ok, sessionId: options.sessionId, paymentType: 'ApplePay' })
    }
    session.oncancel = () => options.sessionCanceled?.()
    session.begin()
  }
  window.myfatoorah = {
    init(given) {
      options = given
      const place = document.getElementById(given.containerId)
      place.replaceChildren()
      if (given.paymentOptions.includes('ApplePay') && window.ApplePaySession?.canMakePayments()) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = 'Apple Pay'
        button.style.cssText = 'inline-size:100%;block-size:48px;border:0;border-radius:8px;background:#000;color:#fff;font:600 16px system-ui;margin-block-end:12px'
        button.onclick = applePay
        place.append(button)
      }
      if (!given.paymentOptions.includes('Card')) return
      frame = document.createElement('iframe')
      frame.title = given.language === 'ar' ? 'بيانات البطاقة' : 'Card details'
      frame.style.cssText = 'inline-size:100%;block-size:230px;border:0'
      frame.src = base + '/embedded/' + given.sessionId + '?lang=' + given.language
      place.append(frame)
    },
    validateCardInputs: () => ask({ type: 'validate' }),
    submitCardPayment: () => ask({ type: 'submit' }).then(
      (answer) => options.callback({ isSuccess: true, sessionId: options.sessionId, paymentType: 'Card', card: { brand: answer.brand } }),
      (error) => options.callback({ isSuccess: false, sessionId: options.sessionId, error: error.message }),
    ),
  }
})()`

/** Runs inside the frame: the card's number goes from here to the gateway and nowhere else. */
export const frameScript = `(() => {
  const field = (name) => document.querySelector('[name=' + name + ']').value.replace(/\\s/g, '')
  const valid = () => /^\\d{13,19}$/.test(field('number')) && /^\\d{2}\\/\\d{2}$/.test(field('expiry')) && /^\\d{3,4}$/.test(field('code'))
  addEventListener('message', async (event) => {
    const answer = (data) => event.source.postMessage(data, event.origin)
    if (!valid()) return answer({ ok: false, error: 'Card details are invalid or missing!' })
    if (event.data.type === 'validate') return answer({ ok: true })
    const sent = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ number: field('number') }) })
    answer(sent.ok ? { ok: true, brand: 'Visa' } : { ok: false, error: 'The session is over' })
  })
})()`
