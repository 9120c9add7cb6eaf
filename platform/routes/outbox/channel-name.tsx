import { isTextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'

/** The way that a message would have gone; one that has no word yet shows as it is stored. */
export function ChannelName({ channel }: { readonly channel: string }) {
  const t = useText()
  const key = `channel.${channel}`
  return isTextKey(key) ? t(key) : channel
}
