/** Options of the agents' demand filter. Source: specification, section 9. */
export const demandFilterCategories = ['retail', 'food', 'services', 'entertainment'] as const;
export const demandFilterPropertyTypes = ['retail', 'office', 'warehouse'] as const;
