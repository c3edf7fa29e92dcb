import type { ReactNode } from 'react'
import { occasionOf, type DrawOccasion, type Terms as DrawTerms } from '../../src/lots/index.ts'
import { Terms } from '../draws/Terms.tsx'
import { OccasionIcon } from '../layout/Icon.tsx'
import { useView } from '../layout/view.tsx'

interface GatheringHeadProps {
  gathering: DrawTerms & { title: string; description: string | null; occasion: DrawOccasion | null }
  /** heading above the title; the title itself is the heading if there is none */
  heading?: string
  children: ReactNode
}

/** Renders what a gathering is about: title, day, budget and description. */
export function GatheringHead({ gathering, heading, children }: GatheringHeadProps) {
  const { texts, today } = useView()
  const { title, description } = gathering
  const occasion = occasionOf({ ...gathering, createDate: today }, texts.edition.language)
  return (
    <>
      <div>
        {heading === undefined ? (
          <p className="gathering-mark">
            <OccasionIcon occasion={occasion} />
          </p>
        ) : (
          <p className="lot-draw">
            <OccasionIcon occasion={occasion} />
            {title}
          </p>
        )}
        <h1>{heading ?? title}</h1>
        {children}
      </div>
      <Terms terms={gathering} />
      {description !== null && <p className="about">{description}</p>}
    </>
  )
}
