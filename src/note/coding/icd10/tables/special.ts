/** U00-U85: provisional codes. The format is in ../parse-table.ts. */
export const special = `
U07.0 | Vaping-related disorder | vaping related lung injury; evali; vaping lung injury | serious
U07.1 | COVID-19 | covid; covid 19; covid infection; coronavirus disease; positive covid test; covid-19; tested positive for covid; covid positive; covid 19 infection | serious
U09.9 | Post COVID-19 condition, unspecified | long covid; post covid; post covid condition; post covid syndrome; long haul covid; post covid 19 condition; post acute covid; long-covid | chronic
`;
