import type { Language } from '#domain/core/words.ts'
import { demoPassword } from '#server/demo/demo-password.ts'
import type { StaffPlan } from '#server/testing/make-staff.ts'

/** Takes a demo restaurant's name; returns its staff. Demo only: a live start has none of them (safety 33). */
export function demoStaff(slug: string): readonly StaffPlan[] {
  const member = (role: StaffPlan['role'], name: string, language: Language): StaffPlan => ({
    email: `${role}@${slug}.example`,
    name,
    role,
    language,
    password: demoPassword,
  })
  const language = slug === 'marina' ? 'en' : 'ar'
  return language === 'en'
    ? [member('owner', 'Maryam', 'en'), member('cashier', 'Omar', 'en'), member('kitchen', 'Yousef', 'en')]
    : [member('owner', 'نورة', 'ar'), member('cashier', 'فهد', 'ar'), member('kitchen', 'سالم', 'ar')]
}
