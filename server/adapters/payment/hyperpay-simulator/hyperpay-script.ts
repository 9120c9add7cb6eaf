const applePayPart = `  const applePay = () => {
    const given = options.applePay ?? {}
    const session = new ApplePaySession(5, { countryCode: given.countryCode, currencyCode: given.currencyCode, supportedNetworks: given.supportedNetworks, merchantCapabilities: given.merchantCapabilities, total: given.total })
    session.onvalidatemerchant = async (event) => {
      const answer = await fetch(base + '/applepay/validate', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ validationURL: event.validationURL }) })
      if (answer.ok) session.completeMerchantValidation(await answer.json()); else session.abort()
    }
    session.onpaymentauthorized = async (event) => {
      const taken = await card({ token: event.payment.token, amount: given.total.amount })
      session.completePayment({ status: taken.ok ? ApplePaySession.STATUS_SUCCESS : ApplePaySession.STATUS_FAILURE })
      if (taken.ok) send(); else options.onError?.({ name: 'WidgetError', message: 'the total differs' })
    }
    session.oncancel = () => given.onCancel?.()
    session.begin()
  }
`

/**
 * The simulated paymentWidgets.js: it finds the page's form with its brands, puts the card's fields into frames of the
 * gateway's origin, and sends the browser there by a form, as the vendor's does. Plain script.
 */
export function widgetScript(base: string, checkoutId: string): string {
  return `(() => {
  const base = ${JSON.stringify(base)}, id = ${JSON.stringify(checkoutId)}
  const options = window.wpwlOptions ?? {}
  const arabic = options.locale === 'ar'
  const say = arabic ? { pay: 'ادفع الآن', wrong: 'رقم البطاقة غير صحيح', fields: 'بيانات البطاقة' } : { pay: 'Pay now', wrong: 'Invalid card number', fields: 'Card details' }
  const form = document.querySelector('form.paymentWidgets')
  if (!form) return
  const brands = (form.dataset.brands ?? '').split(' ')
  const place = document.createElement('div')
  place.className = 'wpwl-container'
  form.before(place)
  const send = () => {
    const sent = document.createElement('form')
    sent.method = 'post'
    sent.action = base + '/connect/' + id
    sent.target = '_top'
    const back = document.createElement('input')
    back.type = 'hidden'
    back.name = 'shopperResultUrl'
    back.value = form.action
    sent.append(back)
    document.body.append(sent)
    sent.submit()
  }
  const card = (body) => fetch(base + '/card/' + id, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) })
${applePayPart}  const button = document.createElement('button')
  button.type = 'button'
  button.style.cssText = 'inline-size:100%;block-size:48px;border:0;border-radius:8px;background:#000;color:#fff;font:600 16px system-ui'
  if (brands[0].startsWith('APPLEPAY')) {
    button.textContent = 'Apple Pay'
    button.onclick = applePay
    place.append(button)
  } else {
    const frame = document.createElement('iframe')
    frame.title = say.fields + ' ' + brands.join(' ')
    frame.style.cssText = 'inline-size:100%;block-size:230px;border:0'
    frame.src = base + '/fields/' + id + '?lang=' + (arabic ? 'ar' : 'en')
    const wrong = document.createElement('p')
    wrong.setAttribute('role', 'alert')
    addEventListener('message', (event) => {
      if (event.origin !== base || event.source !== frame.contentWindow) return
      if (event.data.ok) send(); else { wrong.textContent = say.wrong; options.onError?.({ name: 'PciIframeSubmitError' }) }
    })
    button.textContent = say.pay
    button.onclick = () => frame.contentWindow.postMessage({ type: 'submit', brand: brands[0] }, base)
    place.append(frame, wrong, button)
  }
  window.wpwl = { unload: () => place.remove() }
  options.onReady?.([place])
})()`
}

/** Inside the frame: the card's number goes from here to the gateway. */
export const fieldsScript = `(() => {
  const field = (name) => document.querySelector('[name=' + name + ']').value.replace(/\\s/g, '')
  addEventListener('message', async (event) => {
    const answer = (data) => event.source.postMessage(data, event.origin)
    if (!/^\\d{13,19}$/.test(field('number')) || !/^\\d{2}\\/\\d{2}$/.test(field('expiry')) || !/^\\d{3,4}$/.test(field('code'))) return answer({ ok: false })
    const path = location.pathname.replace('/fields/', '/card/')
    const sent = await fetch(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ number: field('number'), brand: event.data.brand }) })
    answer({ ok: sent.ok })
  })
})()`
