import { Volume2, VolumeX } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import type { useSound } from './use-sound.ts'

interface SoundButtonProps {
  readonly sound: Pick<ReturnType<typeof useSound>, 'on' | 'toggle'>
}

/** Turns the sound on, in words while a room is silent, and off. */
export function SoundButton({ sound }: SoundButtonProps) {
  const t = useText()
  return sound.on ? (
    <IconButton
      icon={Volume2}
      label={t('board.sound-on')}
      ground="sunken"
      data-sound
      onClick={sound.toggle}
    />
  ) : (
    <Button kind="s" data-sound onClick={sound.toggle}>
      <Icon of={VolumeX} size="s" />
      {t('board.sound-turn-on')}
    </Button>
  )
}
