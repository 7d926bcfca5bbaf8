/** Platform overview: how the three flows of the marketplace go from start to deal. */
export default function Mindmap() {
  return <h1>Platform Overview</h1>;
}
