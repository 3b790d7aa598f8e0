import { LandingChecked } from './landing-checked.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingClosing, LandingGains, LandingStaffroom } from './landing-more.tsx'
import { LandingTools } from './landing-tools.tsx'

/** The landing page. All its buttons lead to /login. */
export function LandingPage() {
  return (
    <>
      <LandingHero />
      <LandingChecked />
      <LandingTools />
      <LandingStaffroom />
      <LandingGains />
      <LandingClosing />
    </>
  )
}
