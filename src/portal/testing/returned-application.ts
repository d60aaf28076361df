/** Status of an application that was returned; `words` are the name and the message of the staff. */
export const returnedApplication = (words: string) => ({
  number: "TN-2026-000001",
  state: "returned",
  name: words,
  steps: [{ kind: "returned", at: "2026-06-01T08:00:00Z", message: words }],
  enterprise: "",
  written: {
    name: "茶社",
    nameLo: "",
    nameEn: "",
    type: "cooperative",
    creditCode: "",
    address: "",
    contact: "玛尼",
    phone: "020 5555 1234",
    email: "",
    introduction: "",
    divisions: [
      { id: "LA", name: "老挝" },
      { id: "LA16", name: "占巴塞" },
    ],
    products: [{ name: "茶", category: "coffee", months: ["1"], text: "", pictures: [] }],
    pictures: [],
    licence: null,
  },
});
