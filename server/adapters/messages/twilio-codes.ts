import { makeCodeList } from './code-judgement.ts'
import type { DeliveryReport } from './port.ts'

const numbers = (text: string) => text.trim().split(/\s+/)

/**
 * What Twilio's error dictionary (twilio.com/docs/api/errors) says of sending a message by SMS. What passes by itself: its
 * own trouble, a resource in use, a rate or a queue, a daily cap. All else needs a person or another sender.
 */
export const twilioCodes = makeCodeList({
  busy: numbers(`
    14107 20162 20409 20429 20500 20503 21611 21619 30001 30017 30020 30021 30022 30023 30027
    63009 63010 63012 63017 63018 63023 63038`),
  refused: numbers(`
    14101 14102 14103 14104 14105 14108 14111
    20001 20002 20003 20004 20005 20006 20008 20010 20011 20012 20023 20101 20102 20103 20104 20105 20106 20107
    20151 20152 20153 20154 20155 20156 20157 20159 20160 20403 20404 20410 20413 20422 20423 20426
    21210 21211 21212 21214 21217 21219 21408
    21601 21602 21603 21604 21605 21606 21607 21608 21609 21610 21612 21613 21614 21616 21617 21618
    21620 21621 21622 21623 21624 21626 21627 21653 21654 21655 21656 21657 21658
    21701 21702 21703 21704 21705 21708 21709 21710 21711 21712 21713 21714 21715 21717 21719 21910
    30002 30003 30004 30005 30006 30007 30008 30009 30010 30011 30012 30013 30014 30015 30016 30018 30019
    30024 30025 30026 30028 30029 30030 30031 30032 30033 30034 30035
    63001 63002 63003 63005 63006 63007 63008 63011 63013 63014 63015 63016 63019 63020 63021 63022 63024 63025
    63026 63027 63028 63029 63030 63031 63032 63033 63034 63035 63036 63037 63039 63040 63041 63042`),
})

/** Every status of a message in Twilio's SDK 6.3.1; undefined: it says nothing of the end yet, or is of received ones. */
export const twilioStates: Readonly<Record<string, DeliveryReport['state'] | undefined>> = {
  accepted: undefined,
  scheduled: undefined,
  queued: undefined,
  sending: undefined,
  receiving: undefined,
  received: undefined,
  sent: 'sent',
  // some of its parts arrived, and which is not known
  partially_delivered: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}
