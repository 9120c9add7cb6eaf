import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useCustomer } from '../../customers/use-customer.ts'
import { useContactText } from '../../i18n/use-contact-text.ts'
import { useLanguage } from '../../shell/use-site.ts'
import styles from './contact-screen.module.css'
import { loadCaptcha } from './load-captcha.ts'
import type { ContactForm } from './use-contact-form.ts'

/** The puzzle that tells people from programs, and the way for who cannot solve it: a code by mobile or e-mail (design 9). */
export function CaptchaBox({ form }: { readonly form: ContactForm }) {
  const t = useContactText()
  const language = useLanguage()
  const { openSignIn } = useCustomer()
  const place = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState(false)
  const { captcha, setToken, tries } = form
  useEffect(() => {
    const box = place.current
    if (!captcha || !box) return undefined
    let left = false
    const inside = document.createElement('div')
    box.replaceChildren(inside)
    loadCaptcha(captcha).then(
      (service) => {
        if (left) return
        service.render(inside, {
          sitekey: captcha.site_key,
          language,
          hl: language,
          callback: setToken,
          'expired-callback': () => setToken(''),
          'error-callback': () => setToken(''),
        })
      },
      () => left || setGone(true),
    )
    return () => {
      left = true
      box.replaceChildren()
    }
    // each try has a puzzle of its own: an answer is good once
  }, [captcha, setToken, language, tries])
  if (form.isProved) return <p>{t('contact.proved')}</p>
  return (
    <div className={styles.puzzle}>
      {captcha && !gone && <div ref={place} className={styles.box} />}
      {gone && <p role="alert">{t('contact.puzzle-gone')}</p>}
      <p>{t(captcha && !gone ? 'contact.instead' : 'contact.code-first')}</p>
      <Button kind="q" onClick={openSignIn}>
        {t('contact.by-code')}
      </Button>
    </div>
  )
}
