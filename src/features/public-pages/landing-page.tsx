import { LandingChecked } from './landing-checked.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingClosing, LandingGains, LandingStaffroom } from './landing-more.tsx'
import { LandingTools } from './landing-tools.tsx'

/** The address of a first visitor; every button leads to /login. */
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
