import { Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { localPath } from '#ui/local-path.ts'
import { useLanguage } from '../../shell/use-site.ts'

const saidMs = 2000

/** Gives away the link that shows this order without anything personal. */
export function ShareButton({ id, origin }: { readonly id: string; readonly origin: string }) {
  const t = useText()
  const language = useLanguage()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), saidMs)
    return () => clearTimeout(timer)
  }, [copied])
  async function share() {
    const url = origin + localPath(`/o/${id}`, language)
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // the person closed the share sheet, or the browser keeps its clipboard
    }
  }
  return (
    <>
      <span role="status" className="vh">
        {copied && t('order.copied')}
      </span>
      <IconButton icon={copied ? Check : Share2} label={t('order.share')} onClick={() => void share()} />
    </>
  )
}
