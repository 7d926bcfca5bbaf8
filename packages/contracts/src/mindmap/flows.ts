/** One step of a flow: a title and a sentence. */
export interface FlowStep {
  label: string;
  text: string;
}

/** One flow through the platform. All three flows end with the deal. */
export interface Flow {
  title: string;
  /** The role that follows this flow. */
  who: string;
  steps: readonly FlowStep[];
}

/** The end of every flow. */
export const deal: FlowStep = { label: 'Deal', text: 'An agreement is signed, and an outlet can open.' };

/** The three flows of the platform, from start to deal. Source: specification, section 1. */
export const flows: readonly Flow[] = [
  {
    title: 'Franchise Investment',
    who: 'Brand and investor',
    steps: [
      { label: 'Brand posts', text: 'A brand lists its franchise with investment, area, model and support.' },
      {
        label: 'Investor browses',
        text: 'An investor filters by category, budget and city, and saves what fits.',
      },
      { label: 'Inquiry', text: 'The investor writes to the brand; the two talk about the outlet.' },
      {
        label: 'Payment',
        text: 'Both agree on the terms. The franchise fee is paid between them, not through the site.',
      },
      deal,
    ],
  },
  {
    title: 'Property Requirement',
    who: 'Brand and agent',
    steps: [
      {
        label: 'Brand posts',
        text: 'A brand says what space it needs: area, cities, rent it can bear, date.',
      },
      { label: 'Agent views', text: 'Agents see the demand, sorted by how urgent it is.' },
      { label: 'Agent offers a property', text: 'An agent answers with a property that fits.' },
      { label: 'Commission', text: 'The brand accepts, and the commission is agreed.' },
      deal,
    ],
  },
  {
    title: 'Property Discovery',
    who: 'Owner, agent and brand',
    steps: [
      { label: 'Owner lists', text: 'An owner or agent lists a property with area, rent and amenities.' },
      { label: 'Match', text: 'It is matched with what brands need: area, city, rent, amenities.' },
      { label: 'Shortlist', text: 'The brand sees the matches with their scores and picks the best few.' },
      { label: 'Visit', text: 'Brand and owner meet on site and settle rent and deposit.' },
      deal,
    ],
  },
];
