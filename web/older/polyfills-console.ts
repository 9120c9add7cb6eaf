import './polyfills.ts'
import { apply, isSupported } from '@oddbird/popover-polyfill/fn'

// the rail's panels
if (!isSupported()) apply()
